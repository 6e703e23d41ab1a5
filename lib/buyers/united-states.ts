import { type BuyerEntry, type BuyerFact, type Evidence, topicIds } from '@/content/buyers/types';
import { firstAnswers, partsOpen, partsRules, timeOpen, usTopics } from '@/content/buyers/united-states';
import { lineOf } from './lines';

/** Every statement of the page on a first US order, in its order. */
const entries: readonly BuyerEntry[] = [
  ...firstAnswers.flatMap(({ lines }) => lines),
  ...partsRules.map(({ fact }) => ({ fact })),
  ...partsOpen,
  { fact: 'blue-list' },
  ...timeOpen,
  ...topicIds.flatMap((id) => usTopics[id]?.facts ?? []),
];

/** Its lines: the texts behind the page follow from them. */
export const usLines = (): Evidence[] => entries.map(lineOf);

/** Statements of its own, beside the site's facts. */
export const usStatements = (): BuyerFact[] => entries.flatMap((entry) => ('fact' in entry ? [] : [entry]));

/** The site's facts that it prints, as placeholders. */
export const usFactPlaceholders = (): string[] =>
  entries.flatMap((entry) => ('fact' in entry ? `{fact:${entry.fact}}` : []));
