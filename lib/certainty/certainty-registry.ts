import { cache } from 'react';
import type { LabeledCertainty } from '@/content/certainty';

/** Possible positions of the legend of labels: after the list of sources, before the call to action, at the page's end. */
type LegendPosition = 'sources' | 'call' | 'end';

interface PageLabels {
  used: Set<LabeledCertainty>;
  /** The first position on the page with space for the legend. */
  key?: LegendPosition;
}

/** One state per rendered page. */
const state = cache((): PageLabels => ({ used: new Set() }));

/** Registers a label that the page prints, for its legend. */
export function registerCertainty(certainty: LabeledCertainty): void {
  state().used.add(certainty);
}

/** Registers a possible position of the legend; returns the position that the page uses, which is the first one registered. */
export function registerKeyPosition(position: LegendPosition): LegendPosition {
  const page = state();
  page.key ??= position;
  return page.key;
}

/** Returns the labels of the page; complete only after its view was rendered. */
export const registeredCertainties = (): Readonly<PageLabels> => state();
