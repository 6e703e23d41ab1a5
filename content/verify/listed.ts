import type { Statement } from '../statement';

/** Returns what a genuine document shows, as part of a sentence; abbreviations keep their capitals. */
export const listed = (shows: readonly Statement[]): string =>
  shows.map(({ text }) => text.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase())).join('; ');
