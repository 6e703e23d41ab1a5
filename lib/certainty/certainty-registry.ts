import { cache } from 'react';
import type { LabeledCertainty } from '@/content/certainty';

/** Where the key to the words may stand: after the list of sources, above the closing call, at the page's end. */
type KeyPlace = 'sources' | 'call' | 'end';

interface PageWords {
  used: Set<LabeledCertainty>;
  /** The first place on the page that has room for the key. */
  key?: KeyPlace;
}

/** One for each page that is rendered. */
const state = cache((): PageWords => ({ used: new Set() }));

/** Notes a word that the page prints, for the page's key. */
export function registerCertainty(certainty: LabeledCertainty): void {
  state().used.add(certainty);
}

/** Notes a place for the key; returns the place that the page uses, which is its first one. */
export function noteKey(place: KeyPlace): KeyPlace {
  const page = state();
  page.key ??= place;
  return page.key;
}

/** The words of the page, once its view has been read. */
export const registeredCertainties = (): Readonly<PageWords> => state();
