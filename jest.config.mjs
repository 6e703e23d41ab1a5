import nextJest from 'next/jest.js';

/** Unit tests stand beside their subject as X.test.ts(x); e2e/ belongs to Playwright. */
const project = (name, rooms, settings) =>
  nextJest({ dir: './' })({
    displayName: name,
    testMatch: [`<rootDir>/{${rooms}}/**/*.test.{ts,tsx}`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...settings,
  })();

export default async () => ({
  // Jest would leave one core to others, which on two is half of them.
  maxWorkers: '100%',
  projects: [
    await project('views', 'app,components', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    // A document costs more to set up than most of these tests take.
    await project('logic', 'content,lib,scripts', { testEnvironment: 'node' }),
  ],
});
