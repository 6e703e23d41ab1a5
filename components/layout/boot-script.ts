import { buildSync } from 'esbuild';

/**
 * The script that stands in the head of every page, in one piece: it runs before the bundle, because Close must work at
 * once. In the oldest syntax that the bundler writes: where a browser cannot read the bundle, it still opens the page.
 */
export const bootScript = buildSync({
  entryPoints: ['components/layout/boot/boot.ts'],
  bundle: true,
  minify: true,
  target: 'es2015',
  write: false,
}).outputFiles[0]?.text.trim() as string;
