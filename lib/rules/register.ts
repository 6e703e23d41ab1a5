import { buildDate } from '@/content/build-date';
import { type FactId, factOn, factRecords } from '@/content/facts';
import { type Fact, type FactStatus, type RuleLane, ruleLanes } from '@/content/facts/types';
import { mostFrequentCheck } from '@/lib/facts/cited';
import { factsIn } from '@/lib/facts/facts';
import { addMonths } from '@/lib/planner/engine/months';
import { textsIn } from '@/lib/text/texts-in';

/** State of a rule in the register: `open` means suspended, or no source states whether it applies. */
export const ruleStates = ['coming', 'open', 'in-force', 'superseded'] as const;
export type RuleState = (typeof ruleStates)[number];

/** A fact with a lane, as listed in the register. */
export interface RegisterRule extends Fact {
  id: FactId;
  lane: RuleLane;
  state: RuleState;
}

const states: Readonly<Record<FactStatus, RuleState>> = {
  coming: 'coming',
  suspended: 'open',
  unsettled: 'open',
  'in-force': 'in-force',
  superseded: 'superseded',
};

const byLatest = (a: RegisterRule, b: RegisterRule) => (b.effective ?? '').localeCompare(a.effective ?? '');
/** Compares by date, earliest first; rules without a date come last. */
const bySoonest = (a: RegisterRule, b: RegisterRule) =>
  (a.effective ?? '9').localeCompare(b.effective ?? '9');

/** Returns every rule in its version of an ISO day, grouped by lane. */
export const rulesOn = (day: string): RegisterRule[] =>
  ruleLanes.flatMap((lane) =>
    (Object.entries(factRecords) as [FactId, Fact][])
      .map(([id, record]) => ({ id, ...factOn(record, day) }))
      .filter((fact) => fact.lane === lane)
      .map((fact) => ({ ...fact, lane, state: states[fact.status] })),
  );

/** The rules on the build date. */
export const registerRules: readonly RegisterRule[] = rulesOn(buildDate);

/** ISO day on which most rules were checked, which the page prints; rules with another day print it themselves. */
export const pageCheck = mostFrequentCheck(registerRules) ?? buildDate;

/** The register: coming and open rules with the soonest first, rules in force and superseded rules with the latest first. */
export const rulesByState: Readonly<Record<RuleState, readonly RegisterRule[]>> = {
  coming: registerRules.filter(({ state }) => state === 'coming').toSorted(bySoonest),
  open: registerRules.filter(({ state }) => state === 'open').toSorted(bySoonest),
  'in-force': registerRules.filter(({ state }) => state === 'in-force').toSorted(byLatest),
  superseded: registerRules.filter(({ state }) => state === 'superseded').toSorted(byLatest),
};

/** The next dated rule to come into force; undefined if there is none. */
export const nextRule: RegisterRule | undefined = rulesByState.coming.find(({ effective }) => effective);

/** Returns the path of a rule in the register. */
export const rulePath = (id: FactId) => `/rules#${id}` as const;

/** Returns the rules that a value prints and that came into force or ended by the build date, latest first. */
export function changesIn(value: unknown): RegisterRule[] {
  const printed = factsIn(value);
  return registerRules
    .filter(
      ({ id, state, effective = '9' }) => printed.includes(id) && state !== 'open' && effective <= buildDate,
    )
    .toSorted(byLatest);
}

/** Returns the ids in links to "/rules#…" within a value. */
const linkedIn = (value: unknown): string[] =>
  textsIn(value).flatMap((text) => [...text.matchAll(/\/rules#([\w-]+)/g)].map(([, id = '']) => id));

/** Months after which a change is no longer shown. */
const newsMonths = 24;

/** Returns the same day of the month, some months before an ISO day; ISO days compare as strings. */
const monthsBefore = (day: string, months: number): string =>
  addMonths(day.slice(0, 7), -months) + day.slice(7);

/**
 * Returns the newest rule in force on an ISO day among those that a value prints or links; undefined if it is older than
 * two years.
 */
export function latestChange(value: unknown, day: string = buildDate): RegisterRule | undefined {
  const mentioned: readonly string[] = [...factsIn(value), ...linkedIn(value)];
  const [latest] = rulesOn(day)
    .filter(
      ({ id, state, effective = '9' }) => mentioned.includes(id) && state === 'in-force' && effective <= day,
    )
    .toSorted(byLatest);
  return latest && (latest.effective ?? '') >= monthsBefore(day, newsMonths) ? latest : undefined;
}
