import { fill } from '../../text/fill';
import type { Answers } from '../engine/types';
import type { PlannerWords } from './words';

/** Seats that are one nation, and markings that a letter can name. */
const nationSeats: readonly string[] = ['DK', 'UA', 'US'];
const markings: readonly string[] = ['RESTRICTED', 'CONFIDENTIAL'];

/** What the answers say about the blanks of an English letter: by the blank's id, what takes its place. */
export function blankFills(
  { homeCountry, buyers, data, held }: Pick<Answers, 'homeCountry' | 'buyers' | 'data' | 'held'>,
  words: Pick<PlannerWords, 'copy' | 'answers' | 'buyers' | 'certifications'>,
): Readonly<Record<string, string>> {
  const { blanks } = words.copy;
  const nation = nationSeats.includes(homeCountry) ? words.answers.homeCountry[homeCountry] : undefined;
  const [buyer, ...others] = buyers;
  const marks = data.filter((code) => markings.includes(code));
  const names = Object.entries(held)
    .filter(([, state]) => state === 'certified')
    .map(([slug]) => words.certifications[slug]?.name)
    .join(', ');
  return {
    ...(nation && { 'home-nation': nation, 'company-nation': fill(blanks.company, { nation }) }),
    ...(buyer && others.length === 0 && buyer.length === 2 && { nation: words.buyers[buyer]?.name ?? '' }),
    ...(marks.length === 1 && { level: marks[0] ?? '' }),
    ...(names && { standard: fill(blanks.standard, { names }) }),
  };
}
