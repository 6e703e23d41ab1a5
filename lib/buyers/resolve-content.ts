import type { BuyerStatement } from '@/content/buyers/types';
import type { Certainty } from '@/content/certainty';
import type { FactId } from '@/content/facts';
import type { DocumentId } from '@/content/facts/documents';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';
import { type CitedDocument, documentsBehind } from '../facts/facts';
import { rulePath } from '../rules/register';
import { fill } from '../text/fill';
import { resolveEntry } from './statements';

/** Statement with a text, and the numbers of its sources in the list of the page. */
type ResolvedStatement = Exclude<BuyerStatement, Text | { fact: FactId }> & { numbers?: readonly number[] };

/** Content in which every statement is resolved. */
export type Resolved<T> = T extends { fact: FactId } | { certainty: Certainty }
  ? Omit<T, 'fact' | 'letter'> & Omit<ResolvedStatement, 'letter'>
  : T extends object
    ? { [K in keyof T]: Resolved<T[K]> }
    : T;

/** Resolves a statement: a fact has the text of its record and a link to the register, a question has its letter. */
function resolveStatement(statement: Exclude<BuyerStatement, Text>): ResolvedStatement {
  if ('fact' in statement) {
    const { fact, ...named } = statement;
    const { rule, ...line } = resolveEntry({ fact });
    const text = rule ? `${line.text} [${buyersCopy.rule}](${rulePath(rule)})` : line.text;
    return { ...named, ...line, text };
  }
  const { letter, ...line } = statement;
  if (line.certainty !== 'open' || !letter) return line;
  return { ...line, ask: fill(buyersCopy.askBy, { whom: line.ask ?? '', letter }) };
}

/**
 * Returns the content of a page with its statements resolved, and the documents behind them. Documents have numbers in the
 * order of the content, which therefore has to be the order of the page.
 */
export function resolveContent<T>(content: T): { content: Resolved<T>; sources: CitedDocument[] } {
  const cited: Parameters<typeof documentsBehind>[0][number][] = [];
  const order: DocumentId[] = [];
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    if (!('fact' in value || 'certainty' in value))
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field)]));
    const statement = resolveStatement(value as Exclude<BuyerStatement, Text>);
    if (!statement.sources) return statement;
    cited.push(statement as (typeof cited)[number]);
    const documents = [...new Set(statement.sources.map(({ document }) => document))];
    order.push(...documents.filter((id) => !order.includes(id)));
    return { ...statement, numbers: documents.map((id) => order.indexOf(id) + 1).toSorted((a, b) => a - b) };
  };
  return { content: resolve(content) as Resolved<T>, sources: documentsBehind(cited) };
}
