import { fill } from '../../text/fill';
import type { Answers } from '../engine/types';
import type { PlannerWords } from './words';

/** Home countries that are a single nation, and markings that a letter can state. */
const singleNations: readonly string[] = ['DK', 'UA', 'US'];
const markings: readonly string[] = ['RESTRICTED', 'CONFIDENTIAL'];

/** Returns the text for each blank of an English letter that the answers determine, by blank id. */
export function blankFills(
  { homeCountry, buyers, data, held }: Pick<Answers, 'homeCountry' | 'buyers' | 'data' | 'held'>,
  words: Pick<PlannerWords, 'copy' | 'answers' | 'buyers' | 'certifications'>,
): Readonly<Record<string, string>> {
  const { blanks } = words.copy;
  const nation = singleNations.includes(homeCountry) ? words.answers.homeCountry[homeCountry] : undefined;
  const [buyer, ...others] = buyers;
  const selectedMarkings = data.filter((code) => markings.includes(code));
  const names = Object.entries(held)
    .filter(([, state]) => state === 'certified')
    .map(([slug]) => words.certifications[slug]?.name)
    .join(', ');
  return {
    ...(nation && { 'home-nation': nation, 'company-nation': fill(blanks.company, { nation }) }),
    ...(buyer && others.length === 0 && buyer.length === 2 && { nation: words.buyers[buyer]?.name ?? '' }),
    ...(selectedMarkings.length === 1 && { level: selectedMarkings[0] ?? '' }),
    ...(names && { standard: fill(blanks.standard, { names }) }),
  };
}
