import type { Text } from '../text';

/** Answers in words if there is no plan, or if something comes before it. */
export const messages: Readonly<Record<'incomplete' | 'energetics' | 'dates', Text>> = {
  incomplete: 'Two answers make a plan: a buyer and a product. Everything else can stay open.',
  energetics:
    'This planner does not cover ammunition, explosives or other energetic materials. Making, storing and moving them needs national permits first, and the buyer’s safety authority decides on qualification. ISO 9001, AQAP 2110 and export control may still apply: [write to us](/contact) with the buyer and the country, but no technical data.',
  dates: 'The start is in the past, or the deadline is before the start. Choose a later month.',
};

/** Verdicts on a deadline, by rule. */
export const deadlineVerdicts: Readonly<Record<'D1' | 'D2' | 'D3', string>> = {
  D1: 'fits, even at the long end',
  D2: 'fits only near the short end',
  D3: 'does not fit',
};
