import type { Judged } from './types';

/** Certifications with a yearly date, by slug; some only where a rule put them into the plan. */
export type Upkeep = Readonly<Record<string, { name: string; rule?: string }>>;

/** What comes back each year after a certification: surveillance, affirmation, renewal; nothing where it has no such date. */
export function yearlyDate({ certification, rules }: Judged, upkeep: Upkeep): string | undefined {
  const yearly = upkeep[certification];
  return yearly && (!yearly.rule || rules.includes(yearly.rule)) ? yearly.name : undefined;
}

/** The same for what is held by a certificate of its own; what another one contains has no date. */
export const heldDate = (held: Judged, upkeep: Upkeep): string | undefined =>
  held.rules.includes('H1') ? yearlyDate(held, upkeep) : undefined;
