import nextJest from 'next/jest.js';

/** Returns a project with the unit tests of directories: X.test.ts(x), next to their subject; e2e/ is for Playwright. */
const project = (name, directories, settings) =>
  nextJest({ dir: './' })({
    displayName: name,
    testMatch: directories.map((directory) => `<rootDir>/${directory}/**/*.test.{ts,tsx}`),
    // All plans of the planner take minutes: `npm run planner:exhaustive`.
    testPathIgnorePatterns: ['/node_modules/', ...(process.env.ALL_PLANS ? [] : ['all-plans'])],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...settings,
  })();

export default async () => ({
  // By default Jest leaves one core free, which would be half of the two in CI.
  maxWorkers: '100%',
  projects: [
    await project('views', ['app', 'components'], {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    // Without jsdom: setting up a document takes longer than most of these tests.
    await project('logic', ['lib', 'scripts'], { testEnvironment: 'node' }),
    await project('content', ['content'], { testEnvironment: 'node' }),
  ],
});
