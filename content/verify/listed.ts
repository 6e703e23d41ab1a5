import type { VerifyStatement } from './types';

/** Returns what a genuine document shows, as part of a sentence; abbreviations keep their capitals. */
export const listed = (shows: readonly VerifyStatement[]): string =>
  shows.map(({ text }) => text.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase())).join('; ');
