import { defineConfig, devices } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/support/browser';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Configures end-to-end tests, which run against the exported files, never the dev server. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than the two cores of the CI machine: tests also wait, for a throttled network or an automatic slide change.
  workers: 3,
  reporter: [['list', { printSteps: false }]],
  // Generous limits for a busy machine; they do not slow down a passing run.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    // Motion has separate tests; all others run without animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
  webServer: {
    command: `npx serve out -n -L -u -l ${port}`,
    port,
    reuseExistingServer: false,
  },
});
