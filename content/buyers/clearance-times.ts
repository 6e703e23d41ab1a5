/**
 * Duration of a company clearance by state, if a source gives one; printed by the nation's page, /verify and the
 * planner.
 */
export const clearanceTimes = {
  GB: { months: '6–12 months', certainty: 'second-hand', document: 'uk-clearance-time' },
} as const;
