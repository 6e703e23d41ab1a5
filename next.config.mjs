import { execFileSync } from 'node:child_process';

/** The build id stands in every page: the commit makes two builds of one commit byte-identical. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'local';
  }
}

// Every worker of one build reads the same day, also past midnight.
process.env.BUILD_DATE ||= new Date().toISOString().slice(0, 10);

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: commit,
  // `npm test` has just checked the types, with the tests' own; any other build checks them itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // A static export has no image server; pictures are sized by hand.
  images: { unoptimized: true },
  // It bundles the boot script and loads a program from its own folder.
  serverExternalPackages: ['esbuild'],
  experimental: {
    // The 404 page as app/global-not-found.tsx: Next sends a not-found.tsx along with every other page.
    globalNotFound: true,
    // A build begins without .next, so a cache is only written, never read: 54 s of processor time instead of 63.
    turbopackFileSystemCacheForBuild: false,
  },
};
