import { certificationSlugs } from './certifications/slugs';
import { serviceSlugs } from './services/slugs';
import { stationSlugs } from './stations/slugs';

const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
const wordsAtStart =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen';

/** A count as a sentence has it: in words, from sixteen on in figures. */
export const countInWords = (count: number): string => words.split(' ')[count] ?? String(count);

/** The same at the start of a sentence. */
export const countAtStart = (count: number): string => wordsAtStart.split(' ')[count] ?? String(count);

/** What the site counts in its sentences, in words. */
export const count = {
  certifications: countInWords(certificationSlugs.length),
  stations: countInWords(stationSlugs.length),
  services: countInWords(serviceSlugs.length),
};

/** The same counts at the start of a sentence. */
export const atStart = {
  certifications: countAtStart(certificationSlugs.length),
  stations: countAtStart(stationSlugs.length),
  services: countAtStart(serviceSlugs.length),
};
