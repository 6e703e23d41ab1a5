import { certainties, type LabeledCertainty } from '@/content/certainty';
import type { Statement } from '@/content/statement';
import { hasCertaintyLabel } from '../certainty/certainty-labels';
import { factOf, factsIn } from '../facts/facts';
import { namesIn } from '../text/texts-in';
import { walk } from './walk';

/**
 * Returns the statements in a value, at any depth, in the order of its fields: records with a certainty, and facts by the
 * id in a field `fact` or in a placeholder.
 */
export const statementsIn = (value: unknown): Omit<Statement, 'text'>[] =>
  walk(value).flatMap((node): Omit<Statement, 'text'>[] => {
    if (typeof node === 'string') return namesIn(node, 'fact').map(factOf);
    if ('fact' in node) return [factOf(String(node.fact))];
    return 'certainty' in node ? [node as Statement] : [];
  });

/** Returns the certainties in a value that have a label, highest first: of its statements, and in its texts. */
export function labeledCertaintiesIn(value: unknown): LabeledCertainty[] {
  const all = new Set<string>([
    ...statementsIn(value).map(({ certainty }) => certainty),
    ...namesIn(value, 'sure'),
  ]);
  return certainties.filter(hasCertaintyLabel).filter((certainty) => all.has(certainty));
}

/** Returns the ISO day of the newest check of the statements in a value, and of the facts whose dates it prints. */
export const newestCheck = (value: unknown): string | undefined =>
  [...statementsIn(value), ...factsIn(value).map(factOf)]
    .flatMap(({ checked }) => checked ?? [])
    .toSorted()
    .at(-1);
