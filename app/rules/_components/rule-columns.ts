/** Columns of the register: date, rule, what to do, whom it affects; heads and rows share them. */
export const ruleColumns =
  'grid gap-x-8 gap-y-2 md:grid-cols-[11.5rem_1fr] lg:grid-cols-[11.5rem_3.4fr_2.8fr_2fr]';
