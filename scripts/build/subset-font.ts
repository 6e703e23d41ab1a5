/**
 * Writes the subsets of the typefaces with the weights and characters of the site: Archivo for every page, Onest for the
 * page in Ukrainian and its social card.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters, ukrainianCharacters } from './font-characters';

/** OpenType features to include; rvrn contains the dollar sign of the bolder weights. */
const keepFeatures = ['kern', 'liga', 'tnum', 'rvrn'];
const variable = {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 720 } },
} as const;
/** The renderer of the cards reads no variable font. */
const card = { targetFormat: 'sfnt', keepFeatures, variationAxes: { wght: 600 } } as const;

const require = createRequire(import.meta.url);

/** Writes a subset of a file of Fontsource. */
async function write(
  source: string,
  characters: string,
  options: typeof variable | typeof card,
  file: string,
) {
  const original = readFileSync(require.resolve(`@fontsource-variable/${source}`));
  // The package's types lack keepFeatures, which a variable passes without an excess property check.
  const font = await subsetFont(original, characters, options);
  writeFileSync(file, font);
  console.log(`${file}: ${font.length} bytes`);
}

const archivo = 'archivo/files/archivo-latin-wght-normal.woff2';
const onest = 'onest/files/onest-cyrillic-wght-normal.woff2';
await write(archivo, fontCharacters, variable, 'components/layout/fonts/archivo-latin-wght.woff2');
await write(onest, ukrainianCharacters, variable, 'components/layout/fonts/onest-ukrainian-wght.woff2');
await write(onest, ukrainianCharacters, card, 'lib/pdf/fonts/onest-600.ttf');
