import type { Statement } from './types';

/** What a real paper shows, within a sentence; an abbreviation keeps its capitals. */
export const listed = (shows: readonly Statement[]): string =>
  shows.map(({ text }) => text.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase())).join('; ');
