import { execFileSync } from 'node:child_process';

/** Returns the commit as build id: every page contains the id, so two builds of one commit are byte-identical. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'local';
  }
}

// All workers of a build use the same date, even if the build runs past midnight.
process.env.BUILD_DATE ||= new Date().toISOString().slice(0, 10);

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: commit,
  // `npm test` has already checked the types, including those of the tests; other builds check them here.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // A static export has no image server; image files already have their final sizes.
  images: { unoptimized: true },
  experimental: {
    // Enables app/global-not-found.tsx for the 404 page: Next.js would send a not-found.tsx with every other page.
    globalNotFound: true,
    // A build starts without .next, so the cache would be written but never read: 54 s of CPU time instead of 63.
    turbopackFileSystemCacheForBuild: false,
  },
};
