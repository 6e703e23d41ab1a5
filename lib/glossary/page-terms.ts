import { cache, isValidElement, type ReactNode } from 'react';
import type { GlossaryId } from '@/content/glossary';
import { splitTerms, type TermPart } from './terms';

interface PageTerms {
  /** While the page is read: the terms met so far. */
  met?: Set<GlossaryId>;
  /** The texts in which the page first uses a term, split at those terms. */
  firstUses: Map<string, TermPart[]>;
}

/** One for each page that is rendered. */
const state = cache((): PageTerms => ({ firstUses: new Map() }));

const isServerComponent = (type: unknown): type is (props: unknown) => unknown =>
  typeof type === 'function' &&
  !('$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference'));

/** Calls the components of a view one after the other, as they stand on the page. What they return is dropped. */
function read(node: unknown): void {
  if (isValidElement<object>(node)) {
    if (isServerComponent(node.type)) read(node.type(node.props));
    else read(node.props);
  } else if (typeof node === 'object' && node !== null) Object.values(node).forEach(read);
}

/**
 * Finds the texts in which a page first uses each term, in the order of the page; terms in its own name are none. React
 * puts parts of a long page off, so the order in which it renders texts is another one.
 */
export function readTerms(pageName: string, view: ReactNode): void {
  const page = state();
  page.met = new Set();
  splitTerms(pageName, page.met);
  read(view);
  page.met = undefined;
}

/** The text, split at the terms that the page uses here for the first time; where it stands twice, at one of the places. */
export function pageTerms(text: string): TermPart[] {
  const { met, firstUses } = state();
  if (met) {
    const parts = splitTerms(text, met);
    if (parts.some(({ id }) => id)) firstUses.set(text, parts);
    return parts;
  }
  const parts = firstUses.get(text) ?? [{ text }];
  firstUses.delete(text);
  return parts;
}
