/** Writes components/layout/fonts: Archivo with the weights and characters the site uses, about half the bytes of the stock file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from './font-characters';

const stock = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
/** Layout features the design uses; rvrn holds the dollar sign of the bolder weights. */
const keepFeatures = ['kern', 'liga', 'tnum', 'rvrn'];

// A separate constant, because the package's types do not include keepFeatures yet.
const options = {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 720 } },
} as const;
const font = await subsetFont(readFileSync(stock), fontCharacters, options);
writeFileSync('components/layout/fonts/archivo-latin-wght.woff2', font);
console.log(`font: ${font.length} bytes`);
