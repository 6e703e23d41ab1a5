import { cache } from 'react';
import type { DocumentId } from '@/content/facts/documents';
import { type CitedDocument, documentsBehind } from './facts';

/** The source data of a statement. */
export type Cited = Parameters<typeof documentsBehind>[0][number];

/** One state per rendered page: its citations in order. `Page` calls the components of a view before React renders it. */
const state = cache(() => ({ cited: [] as Cited[], numbers: new Map<DocumentId, number>() }));

/** Registers a statement that the page prints; returns the numbers of its documents in the references. */
export function cite(statement: Pick<Cited, 'sources'>): number[] {
  const { cited, numbers } = state();
  cited.push(statement as Cited);
  return [...new Set(statement.sources.map(({ document }) => document))].map((document) => {
    const number = numbers.get(document) ?? numbers.size + 1;
    numbers.set(document, number);
    return number;
  });
}

/** Returns the documents behind the page; complete only after its view was read. */
export const pageSources = (): CitedDocument[] => documentsBehind(state().cited);
