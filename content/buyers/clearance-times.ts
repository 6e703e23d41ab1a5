/** How long a state takes to clear a company, where somebody says so: its nation's page, /verify and the planner print it. */
export const clearanceTimes = {
  GB: { months: '6–12 months', certainty: 'second-hand', document: 'uk-clearance-time' },
} as const;
