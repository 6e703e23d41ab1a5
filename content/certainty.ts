/**
 * How sure a statement is, surest first. `seen` was read in its source on the day of the check, `reports` in reports of
 * others, `known` is general practice that was not read again, `assumed` is a planning value of ours, `open` is a
 * question that nobody has answered. Families of content narrow it to what their statements can be.
 */
export const certainties = ['seen', 'reports', 'known', 'assumed', 'open'] as const;
export type Certainty = (typeof certainties)[number];
