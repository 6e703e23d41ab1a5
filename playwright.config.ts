import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/support/browser';

const port = Number(process.env.E2E_PORT ?? 4173);
const viewport = { width: 1440, height: 900 };
const chromium = {
  ...devices['Desktop Chrome'],
  viewport,
  launchOptions: { executablePath: findBrowser(), args: browserArgs },
};

/** Records the export for a comparison; it runs on request only. */
const record = 'record.spec.ts';

/** Engines that run the tests tagged @engines, where Playwright's build is installed. Chromium runs all tests. */
const otherEngines = [
  { name: 'firefox', program: firefox.executablePath(), device: devices['Desktop Firefox'] },
  { name: 'webkit', program: webkit.executablePath(), device: devices['Desktop Safari'] },
];
const installed = otherEngines.filter(({ program }) => existsSync(program));

// Each worker loads this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { name } of otherEngines.filter((engine) => !installed.includes(engine)))
    console.log(`e2e: skipping ${name}, not installed; to install it: npx playwright install ${name}`);

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
    baseURL: `http://localhost:${port}`,
    // Motion has separate tests; all others run without animations.
    contextOptions: { reducedMotion: 'reduce' },
  },
  snapshotPathTemplate: '.snapshot/{arg}{ext}',
  projects: [
    {
      name: 'chromium',
      // The tests for other engines repeat those of pages.spec.ts and of the components.
      testIgnore: ['engines.spec.ts', record],
      use: chromium,
    },
    ...(process.env.RECORD ? [{ name: 'record', testMatch: record, use: chromium }] : []),
    ...installed.map(({ name, device }) => ({ name, grep: /@engines/, use: { ...device, viewport } })),
  ],
  webServer: {
    command: `npx serve out -n -L -u -l ${port}`,
    port,
    reuseExistingServer: false,
  },
});
