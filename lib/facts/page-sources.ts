import { cache } from 'react';
import type { DocumentId } from '@/content/facts/documents';
import { type CitedDocument, documentsBehind } from './facts';

/** What a statement says of where it was read. */
export type Cited = Parameters<typeof documentsBehind>[0][number];

/** One for each page that is rendered: what it cites, in its order. `Page` reads a view before it is rendered. */
const state = cache(() => ({ cited: [] as Cited[], numbers: new Map<DocumentId, number>() }));

/** Notes a statement that the page prints; the numbers of its texts in the list at the page's end. */
export function cite(statement: Pick<Cited, 'sources'>): number[] {
  const { cited, numbers } = state();
  cited.push(statement as Cited);
  return [...new Set(statement.sources.map(({ document }) => document))].map((document) => {
    const number = numbers.get(document) ?? numbers.size + 1;
    numbers.set(document, number);
    return number;
  });
}

/** The texts behind the page, once its view has been read. */
export const pageSources = (): CitedDocument[] => documentsBehind(state().cited);
