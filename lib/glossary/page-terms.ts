import { cache, isValidElement, type ReactNode } from 'react';
import type { GlossaryId } from '@/content/glossary';
import { splitTerms, type TermPart } from './terms';

interface PageTerms {
  /** Terms found so far; only set while the page is read. */
  foundTerms?: Set<GlossaryId>;
  /** The texts in which the page first uses a term, split at those terms. */
  firstUses: Map<string, TermPart[]>;
}

/** One state per rendered page. */
const state = cache((): PageTerms => ({ firstUses: new Map() }));

const isServerComponent = (type: unknown): type is (props: unknown) => unknown =>
  typeof type === 'function' &&
  !('$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference'));

/** Calls the server components of a view in page order and discards their output. */
function read(node: unknown): void {
  if (isValidElement<object>(node)) {
    if (isServerComponent(node.type)) read(node.type(node.props));
    else read(node.props);
  } else if (typeof node === 'object' && node !== null) Object.values(node).forEach(read);
}

/**
 * Finds the texts in which a page first uses each term, in page order, except terms in the page's name and those that
 * the page links itself. Needed because
 * React defers parts of a long page and so renders texts in another order.
 */
export function collectFirstUses(
  pageName: string,
  view: ReactNode,
  linked: readonly GlossaryId[] = [],
): void {
  const page = state();
  page.foundTerms = new Set(linked);
  splitTerms(pageName, page.foundTerms);
  read(view);
  page.foundTerms = undefined;
}

/** Splits a text at the terms that the page uses here for the first time; a text that occurs twice is split only once. */
export function linkableParts(text: string): TermPart[] {
  const { foundTerms, firstUses } = state();
  if (foundTerms) {
    const parts = splitTerms(text, foundTerms);
    if (parts.some(({ id }) => id)) firstUses.set(text, parts);
    return parts;
  }
  const parts = firstUses.get(text) ?? [{ text }];
  firstUses.delete(text);
  return parts;
}
