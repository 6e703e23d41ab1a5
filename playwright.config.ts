import { defineConfig, devices } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/support/browser';

const port = Number(process.env.E2E_PORT ?? 4173);

/** End-to-end tests run against the exported files, never the dev server. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores: a test also waits, for a line made slow or a slide that comes by itself.
  workers: 3,
  reporter: [['list', { printSteps: false }]],
  // Waits, not requirements: a busy machine needs longer, a good run no more.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    // Motion has its own tests; everywhere else nothing moves while it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
  webServer: {
    command: `npx serve out -n -L -u -l ${port}`,
    port,
    reuseExistingServer: false,
  },
});
