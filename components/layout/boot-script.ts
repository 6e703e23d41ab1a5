import { buildSync } from 'esbuild';

/**
 * The inline script in the head of every page. It runs before the bundle, because the Close button of the preloader
 * must work immediately. It targets ES2015, so that it also reveals the page in browsers that cannot parse the bundle.
 */
export const bootScript = buildSync({
  entryPoints: ['components/layout/boot/boot.ts'],
  bundle: true,
  minify: true,
  target: 'es2015',
  write: false,
}).outputFiles[0]?.text.trim() as string;
