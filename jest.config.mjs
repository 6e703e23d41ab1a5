import nextJest from 'next/jest.js';

/** Unit tests stand beside their subject as X.test.ts(x); e2e/ belongs to Playwright. */
export default nextJest({ dir: './' })({
  // Jest would leave one core to others, which on two is half of them.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
