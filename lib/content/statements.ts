import { type Certainty, certainties, type LabeledCertainty } from '@/content/certainty';
import type { Fact } from '@/content/facts/types';
import { hasCertaintyLabel } from '../certainty/certainty-labels';
import { factOf, factPlaceholder, factsIn } from '../facts/facts';
import { textsIn } from '../text/texts-in';

/** Statement with a certainty, in a record of any family; `checked` is the ISO day of the last check. */
interface Statement extends Partial<Pick<Fact, 'sources' | 'checked'>> {
  certainty: Certainty;
}

/**
 * Returns the statements in a value, at any depth, in the order of its fields: records with a certainty, and facts that a
 * record or a placeholder identifies by id.
 */
export function statementsIn(value: unknown): Statement[] {
  if (typeof value === 'string') return [...value.matchAll(factPlaceholder)].map(([, id = '']) => factOf(id));
  if (typeof value !== 'object' || value === null) return [];
  if ('fact' in value) return [factOf(String(value.fact))];
  const own = 'certainty' in value ? [value as Statement] : [];
  return [...own, ...Object.values(value).flatMap(statementsIn)];
}

/** Returns the certainties in a value that have a label, highest first: of its statements, and in its texts. */
export function labeledCertaintiesIn(value: unknown): LabeledCertainty[] {
  const inTexts = textsIn(value).flatMap((text) =>
    [...text.matchAll(/\{sure:([\w-]+)\}/g)].map(([, certainty]) => certainty),
  );
  const all = new Set<string | undefined>([
    ...statementsIn(value).map(({ certainty }) => certainty),
    ...inTexts,
  ]);
  return certainties.filter(hasCertaintyLabel).filter((certainty) => all.has(certainty));
}

/** Returns the ISO day of the newest check of the statements in a value, and of the facts whose dates it prints. */
export const newestCheck = (value: unknown): string | undefined =>
  [...statementsIn(value), ...factsIn(value).map(factOf)]
    .flatMap(({ checked }) => checked ?? [])
    .toSorted()
    .at(-1);
