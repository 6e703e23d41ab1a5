import { buildDate } from '@/content/build-date';
import { type RuleLane, ruleLanes } from '@/content/facts/types';
import { ruleLaneNames } from '@/content/page-copy/rules';
import { calendarDays, daysIn, type LabelPlace, placeLabels } from './calendar';
import { type RegisterRule, registerRules } from './register';

/** A rule with its stop on the calendar. */
export interface CalendarRule extends RegisterRule {
  /** Days from the start of the calendar. */
  days: number;
  /** Position of its label; undefined without a label. */
  place?: LabelPlace;
}

/** Narrowest width of a calendar with labels, in px: the content width of a window of 1181 px. */
export const calendarWidth = 985;
/** Average width of a character in a label, rounded up, in px at a font size of 15 px. */
const characterWidth = 7.9;

/** Position of the marker for today; uses the build date, as the sections do. */
export const buildDays = daysIn(buildDate) ?? 0;

const widthOf = (text: string) => text.length * characterWidth;
const px = (days: number) => (days / calendarDays) * calendarWidth;

/** Returns the rules of a lane that are within the calendar, with the positions of their labels. */
function laneOf(lane: RuleLane): CalendarRule[] {
  const shown = registerRules
    .filter((rule) => rule.lane === lane)
    .flatMap((rule) => {
      const days = rule.effective ? daysIn(rule.effective) : undefined;
      return days === undefined ? [] : [{ ...rule, days }];
    })
    .sort((a, b) => a.days - b.days);
  const today = { from: px(buildDays), to: px(buildDays) };
  const space = {
    width: calendarWidth,
    blocked: [
      { from: 0, to: widthOf(ruleLaneNames[lane]), row: -2 },
      ...([-2, -1, 1, 2] as const).map((row) => ({ ...today, row })),
    ],
  };
  // Labels are placed from the newest rule to the oldest; a label without space is dropped, and older ones are still tried.
  const placesFor = (labeled: ReadonlySet<number>) =>
    placeLabels(
      shown.map(({ days, label }, index) => ({
        x: px(days),
        width: label && labeled.has(index) ? widthOf(label) : 0,
      })),
      space,
    );
  let labeled: ReadonlySet<number> = new Set();
  for (let index = shown.length - 1; index >= 0; index--) {
    const more = new Set([...labeled, index]);
    if (placesFor(more)) labeled = more;
  }
  const places = placesFor(labeled);
  return shown.map((rule, index) => ({ ...rule, place: places?.[index] }));
}

/** The calendar: each lane with its stops in date order. */
export const calendarLanes: readonly { lane: RuleLane; stops: CalendarRule[] }[] = ruleLanes.map((lane) => ({
  lane,
  stops: laneOf(lane),
}));
