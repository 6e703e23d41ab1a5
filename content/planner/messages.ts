import type { Text } from '../text';

/** Messages if there is no plan, or if something has to come first. */
export const messages: Readonly<
  Record<'incomplete' | 'dates', Text> & { energetics: { title: Text; text: Text } }
> = {
  incomplete: 'Two answers make a plan: a buyer and a product. You can leave all other questions open.',
  energetics: {
    title: 'This planner does not cover ammunition, explosives or other energetic materials.',
    text: 'Making, storing and moving them needs national permits first, and the buyer’s safety authority decides on qualification. ISO 9001, AQAP 2110 and export control may still apply. [Write to us](/contact) with the buyer and the country, but send no technical data.',
  },
  dates: 'The deadline is before the start. Choose a later deadline, or an earlier start.',
};

/** Notices about answers from a link that were changed or dropped. */
export const linkNotices = {
  data: 'A marking was named, so “{dropped}” no longer counts.',
  start: 'The start in this link, {month}, is over. The plan now starts in {next}.',
  deadline: 'The deadline in this link, {month}, is over. The plan is shown without it.',
} as const;

/** Verdict on a deadline, as a label and within a sentence. */
export type DeadlineVerdict = Readonly<Record<'label' | 'inSentence', string>>;

/** The verdicts by the fit of the plan with its deadline, which is the role of the rule that reports it. */
export const deadlineVerdicts = {
  'deadline-fits': { label: 'Fits, even on the longest run', inSentence: 'fits, even on the longest run' },
  'deadline-short': {
    label: 'Fits only near the shortest run',
    inSentence: 'fits only near the shortest run',
  },
  'deadline-missed': { label: 'Does not fit', inSentence: 'does not fit' },
} as const satisfies Record<`deadline-${string}`, DeadlineVerdict>;
/** Fit of a plan with its deadline. */
export type DeadlineFit = keyof typeof deadlineVerdicts;
