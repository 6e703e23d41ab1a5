/** Writes the subset of Archivo with the weights and characters of the site, about half the size of the original file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from './font-characters';

const sourceFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
/** OpenType features to include; rvrn contains the dollar sign of the bolder weights. */
const keepFeatures = ['kern', 'liga', 'tnum', 'rvrn'];

// A separate constant avoids the excess property check: the package's types lack keepFeatures.
const options = {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 720 } },
} as const;
const font = await subsetFont(readFileSync(sourceFile), fontCharacters, options);
writeFileSync('components/layout/fonts/archivo-latin-wght.woff2', font);
console.log(`font: ${font.length} bytes`);
