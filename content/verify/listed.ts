import type { Statement } from './types';

/** What a real paper shows, within a sentence. */
export const listed = (shows: readonly Statement[]): string =>
  shows.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ');
