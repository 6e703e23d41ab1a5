#!/bin/sh
# Installs a browser for the tests unless there is one: Debian's headless shell of Chromium, otherwise Playwright's build.
root=$([ "$(id -u)" = 0 ] || echo sudo -n)
command -v "${CHROMIUM_PATH:-chromium-headless-shell}" ||
  { $root apt-get update -qq && $root apt-get install -y -qq chromium-headless-shell; } ||
  command -v chromium ||
  npx playwright install chromium --only-shell
