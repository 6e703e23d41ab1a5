import type { VerifyStatement } from './types';

/** What a real paper shows, within a sentence; an abbreviation keeps its capitals. */
export const listed = (shows: readonly VerifyStatement[]): string =>
  shows.map(({ text }) => text.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase())).join('; ');
