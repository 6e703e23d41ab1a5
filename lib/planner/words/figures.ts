import type { StageCode } from '@/content/planner/types';
import { formatRange } from '../../figures/format';
import { fill } from '../../text/fill';
import { longMonth } from '../engine/calendar-months';
import { addMonths, endMonth, startMonth } from '../engine/months';
import type { MinMax, Month, Plan, PlannedCertification, PossibleCertification } from '../engine/types';
import type { PlannerWords } from './words';

/** Formats months, for example "12–23 months". */
export const monthsText = ([min, max]: MinMax): string => formatRange({ min, max, unit: 'months' });
/** Formats dollars, for example "$148,000–270,000". */
export const usdText = ([min, max]: MinMax): string => formatRange({ min, max, unit: 'USD' });

/** Fills the form for one or for many with the number. */
export const pluralize = ({ one, many }: { one: string; many: string }, n: number) =>
  fill(n === 1 ? one : many, { n });
/** The position of a number in words: it starts a sentence, or is inside one. */
type NumberPosition = keyof PlannerWords['copy']['numbers'];

/** Returns a number in words, or in digits if the copy has no word for it. */
export const numberInWords = (words: PlannerWords, n: number, position: NumberPosition = 'atStart') =>
  words.copy.numbers[position][n] ?? String(n);

/** Joins the names of gates, for example "Contract clause · Armed or not?". */
export const gateNames = (list: Plan['gates'], { gates }: PlannerWords): string =>
  list.map(({ id }) => gates[id]?.name).join(' · ');

/** Returns the number of decisions in words, for example "Three decisions". */
export const decisionsText = (n: number, words: PlannerWords, position?: NumberPosition) =>
  fill(words.copy.othersCount, { n: numberInWords(words, n, position) });

/** Formats a range of months, for example "March 2027" or "March to June 2027". */
export const monthRange = (from: Month, to: Month, copy: PlannerWords['copy']) =>
  from === to ? longMonth(from) : fill(copy.readyRange, { from: longMonth(from), to: longMonth(to) });

/** Returns the months in which the plan, or one certification, ends: earliest to latest. */
export const doneText = (start: Month, end: MinMax, { copy }: PlannerWords): string =>
  monthRange(endMonth(start, end[0]), endMonth(start, end[1]), copy);

/** Returns the months in which a certification begins: earliest to latest. */
export const startText = (start: Month, begin: MinMax, { copy }: PlannerWords): string =>
  monthRange(startMonth(start, begin[0]), startMonth(start, begin[1]), copy);

/** Returns a number of months, for example "2 months". */
export const countOf = (n: number, { copy }: PlannerWords): string => pluralize(copy.months, n);

/** Adds the months of the planned phases, without waiting time between them. */
export const phaseMonths = ({ phases }: PlannedCertification): MinMax => [
  phases.reduce((sum, { start, end }) => sum + end[0] - start[0], 0),
  phases.reduce((sum, { start, end }) => sum + end[1] - start[1], 0),
];

/** Returns the length of a certification’s phases; for a clearance it covers only preparation, because its decision has no date. */
export function lengthText(item: PlannedCertification, { copy }: PlannerWords): string {
  const months = monthsText(phaseMonths(item));
  return item.afterGate ? fill(copy.row.toPrepare, { months }) : months;
}

/** Returns the length of a possible certification; for a clearance it covers only preparation. */
export const possibleLengthText = (
  { adds, prepares }: PossibleCertification,
  { copy: { picture } }: PlannerWords,
): string => fill(prepares ? picture.askedToPrepare : picture.asked, { months: monthsText(adds.months) });

/** Returns a sentence with the months and dollars that it would add to the plan. */
export const addsText = ({ adds, prepares }: PossibleCertification, { copy }: PlannerWords): string =>
  fill(prepares ? copy.askedToPrepare : copy.asked, {
    months: monthsText(adds.months),
    usd: usdText(adds.usd),
  });

/** Returns when a certification is due, in words. */
export const stageText = (stage: StageCode, { copy: { row }, stages }: PlannerWords): string =>
  stage === 'ask' ? row.stageAsk : fill(row.stage, { stage: stages[stage].inSentence });

/** Returns the last month of a plan, for the expiry check of existing certificates. */
export const planEnd = ({ start, total }: Plan): Month =>
  addMonths(start, Math.max(1, Math.ceil(total.months[1])) - 1);
