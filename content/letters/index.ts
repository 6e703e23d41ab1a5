import { authorityLetters } from './authorities';
import { qualityLetters } from './quality';
import type { LetterRecord } from './types';
import { usLetters } from './us';

/** All letters by subject. Source: research notes on buyer nations and on US law, 23 November 2026. */
const records = { quality: qualityLetters, authorities: authorityLetters, us: usLetters } as const;

/** Subject of a letter. */
export type LetterSubject = keyof typeof records;
/** Number or code of a letter; any other fails the type check. */
export type LetterId = (typeof records)[LetterSubject][number]['id'];

/** The letters by subject, in page order. */
export const lettersBySubject: Readonly<Record<LetterSubject, readonly (LetterRecord & { id: LetterId })[]>> =
  records;
