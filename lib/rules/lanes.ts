import { buildDate } from '@/content/build-date';
import { type RuleLane, ruleLanes } from '@/content/facts/types';
import { ruleLaneNames } from '@/content/page-copy/rules';
import { calendarDays, daysIn, type LabelPlace, placeLabels } from './calendar';
import { type Rule, rules } from './register';

/** A rule with its stop on the calendar. */
export interface CalendarRule extends Rule {
  /** Days from the start of the calendar. */
  days: number;
  /** Place of its label; absent where it has none. */
  place?: LabelPlace;
}

/** Narrowest width of the calendar with labels, in px: the content of a window of 1181 px. */
export const calendarWidth = 985;
/** Average width of a label's letters, rounded up, in px at a size of 15 px. */
const letter = 7.9;

/** The day of the calendar's mark: sections follow the day of the build, and so does the mark. */
export const buildDays = daysIn(buildDate) ?? 0;

const widthOf = (text: string) => text.length * letter;
const px = (days: number) => (days / calendarDays) * calendarWidth;

/** The rules of a lane that the calendar can show, with the places of their labels. */
function laneOf(lane: RuleLane): CalendarRule[] {
  const shown = rules
    .filter((rule) => rule.lane === lane)
    .flatMap((rule) => {
      const days = rule.effective ? daysIn(rule.effective) : undefined;
      return days === undefined ? [] : [{ ...rule, days }];
    })
    .sort((a, b) => a.days - b.days);
  const today = { from: px(buildDays), to: px(buildDays) };
  const room = {
    width: calendarWidth,
    blocked: [
      { from: 0, to: widthOf(ruleLaneNames[lane]), row: -2 },
      ...([-2, -1, 1, 2] as const).map((row) => ({ ...today, row })),
    ],
  };
  // Where not all labels have a place, older ones yield: what is ahead keeps its own.
  const placesFor = (named: ReadonlySet<number>) =>
    placeLabels(
      shown.map(({ days, label }, index) => ({
        x: px(days),
        width: label && named.has(index) ? widthOf(label) : 0,
      })),
      room,
    );
  let named: ReadonlySet<number> = new Set();
  for (let index = shown.length - 1; index >= 0; index--) {
    const more = new Set([...named, index]);
    if (placesFor(more)) named = more;
  }
  const places = placesFor(named);
  return shown.map((rule, index) => ({ ...rule, place: places?.[index] }));
}

/** The calendar: each lane with its stops, from the first day to the last. */
export const calendarLanes: readonly { lane: RuleLane; stops: CalendarRule[] }[] = ruleLanes.map((lane) => ({
  lane,
  stops: laneOf(lane),
}));
