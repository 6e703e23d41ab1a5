import type { StageCode } from '@/content/planner/types';
import { formatRange } from '../../figures/format';
import { fill } from '../../text/fill';
import { longMonth, shortMonth } from '../engine/calendar-months';
import { addMonths, endMonth, monthNumber, startMonth } from '../engine/months';
import type { MinMax, Month, Plan, PlannedCertification, PossibleCertification } from '../engine/types';
import type { PlannerWords } from './words';

/** "12–23 months". */
export const monthsText = ([min, max]: MinMax): string => formatRange({ min, max, unit: 'months' });
/** "$148,000–270,000". */
export const usdText = ([min, max]: MinMax): string => formatRange({ min, max, unit: 'USD' });

export const counted = ({ one, many }: { one: string; many: string }, n: number) =>
  fill(n === 1 ? one : many, { n });
export const numberInWords = (words: PlannerWords, n: number) => words.copy.numbers[n] ?? String(n);

/** "Contract clause · Armed or not?". */
export const gateNames = (list: Plan['gates'], { gates }: PlannerWords): string =>
  list.map(({ id }) => gates[id]?.name).join(' · ');

/** "Three decisions". */
export const decisionsText = (n: number, words: PlannerWords) =>
  fill(words.copy.othersCount, { n: numberInWords(words, n) });

/** "March 2027", "March to June 2027". */
export const monthRange = (from: Month, to: Month, copy: PlannerWords['copy']) =>
  from === to ? longMonth(from) : fill(copy.readyRange, { from: longMonth(from), to: longMonth(to) });

/** Months in which the plan, or one certification, can be done: earliest to latest. */
export const doneText = (start: Month, end: MinMax, { copy }: PlannerWords): string =>
  monthRange(endMonth(start, end[0]), endMonth(start, end[1]), copy);

/** Months in which a certification begins. */
export const startText = (start: Month, begin: MinMax, { copy }: PlannerWords): string =>
  monthRange(startMonth(start, begin[0]), startMonth(start, begin[1]), copy);

/** The same in short, for a table: "Feb–Mar 2027", "Nov 2027–Aug 2028". */
export function shortRange(first: Month, last: Month): string {
  const [from, to] = [shortMonth(monthNumber(first)), shortMonth(monthNumber(last))];
  if (from === to) return to;
  return first.slice(0, 4) === last.slice(0, 4) ? `${from.slice(0, 3)}–${to}` : `${from}–${to}`;
}

/** "2 months". */
export const countOf = (n: number, { copy }: PlannerWords): string => counted(copy.months, n);

/** Sum of the planned phases’ own months; waiting between them left out. */
export const ownMonths = ({ phases }: PlannedCertification): MinMax => [
  phases.reduce((sum, { start, end }) => sum + end[0] - start[0], 0),
  phases.reduce((sum, { start, end }) => sum + end[1] - start[1], 0),
];

/** Length of a certification’s own phases; a clearance is prepared in them, and its decision has no date. */
export function lengthText(item: PlannedCertification, { copy }: PlannerWords): string {
  const months = monthsText(ownMonths(item));
  return item.afterGate ? fill(copy.row.toPrepare, { months }) : months;
}

/** Length of what is only asked about; a clearance is prepared in it, and its decision has no date. */
export const askedText = (
  { adds, prepares }: PossibleCertification,
  { copy: { picture } }: PlannerWords,
): string => fill(prepares ? picture.askedToPrepare : picture.asked, { months: monthsText(adds.months) });

/** What it would add to the plan, in a sentence. */
export const addsText = ({ adds, prepares }: PossibleCertification, { copy }: PlannerWords): string =>
  fill(prepares ? copy.askedToPrepare : copy.asked, {
    months: monthsText(adds.months),
    usd: usdText(adds.usd),
  });

/** By when a certification has to stand. */
export const stageText = (stage: StageCode, { copy: { row }, stages }: PlannerWords): string =>
  stage === 'ask' ? row.stageAsk : fill(row.stage, { stage: stages[stage] });

/** The month after the last one of a plan, for checks of held certificates. */
export const planEnd = ({ start, total }: Plan): Month =>
  addMonths(start, Math.max(1, Math.ceil(total.months[1])) - 1);
