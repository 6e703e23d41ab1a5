import { cache } from 'react';
import type { Worded } from '@/content/certainty';

interface PageWords {
  used: Set<Worded>;
  /** Whom the page names to confirm practice with. */
  offices: Set<string>;
}

/** One for each page that is rendered. */
const state = cache((): PageWords => ({ used: new Set(), offices: new Set() }));

/** Notes a word that the page prints, for the key at its foot. */
export function noteWord(certainty: Worded, office?: string): void {
  const { used, offices } = state();
  used.add(certainty);
  if (office && certainty === 'known') offices.add(office);
}

/** The words of the page, once its view has been read. */
export const pageWords = (): PageWords => state();
