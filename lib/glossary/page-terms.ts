import { cache } from 'react';
import type { GlossaryId } from '@/content/glossary';
import { splitTerms, type TermPart } from './terms';

/**
 * Terms that the page being rendered has linked so far; undefined outside a page of the registry. One set per render.
 */
const state = cache((): { used?: Set<GlossaryId> } => ({}));

/** From here on the page's texts link the first use of each term, except terms in the page's own name. */
export function startTerms(pageName: string): void {
  const used = new Set<GlossaryId>();
  splitTerms(pageName, used);
  state().used = used;
}

/** The text, split at the terms that the page uses here for the first time. */
export function pageTerms(text: string): TermPart[] {
  const { used } = state();
  return used ? splitTerms(text, used) : [{ text }];
}
