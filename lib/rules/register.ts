import { buildDate } from '@/content/build-date';
import { type FactId, factOn, factRecords } from '@/content/facts';
import { type Fact, type FactStatus, type RuleLane, ruleLanes } from '@/content/facts/types';
import { factsIn } from '@/lib/facts/facts';
import { addMonths } from '@/lib/planner/engine/months';
import { textsIn } from '@/lib/text/texts-in';

/** State of a rule in the register: `open` is what was suspended or has no source that says whether it holds. */
export const ruleStates = ['coming', 'open', 'in-force', 'superseded'] as const;
export type RuleState = (typeof ruleStates)[number];

/** A fact of a lane, as the register lists it. */
export interface Rule extends Fact {
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

const later = (a: Rule, b: Rule) => (b.effective ?? '').localeCompare(a.effective ?? '');
/** Rules without a date come last. */
const sooner = (a: Rule, b: Rule) => (a.effective ?? '9').localeCompare(b.effective ?? '9');

/** Every dated rule as it is on an ISO day: facts with a lane, those of one lane after the other. */
export const rulesOn = (day: string): Rule[] =>
  ruleLanes.flatMap((lane) =>
    (Object.entries(factRecords) as [FactId, Fact][])
      .map(([id, record]) => ({ id, ...factOn(record, day) }))
      .filter((fact) => fact.lane === lane)
      .map((fact) => ({ ...fact, lane, state: states[fact.status] })),
  );

/** The rules on the day of the build. */
export const rules: readonly Rule[] = rulesOn(buildDate);

/** ISO day of the newest check of a rule: the page's own; a rule prints its day where it differs. */
export const pageCheck =
  rules
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? buildDate;

/** The register: what comes and what is open, soonest first; what holds and what held, latest first. */
export const rulesByState: Readonly<Record<RuleState, readonly Rule[]>> = {
  coming: rules.filter(({ state }) => state === 'coming').toSorted(sooner),
  open: rules.filter(({ state }) => state === 'open').toSorted(sooner),
  'in-force': rules.filter(({ state }) => state === 'in-force').toSorted(later),
  superseded: rules.filter(({ state }) => state === 'superseded').toSorted(later),
};

/** The rule that comes into force next; undefined if none with a date is coming. */
export const nextRule: Rule | undefined = rulesByState.coming.find(({ effective }) => effective);

/** Address of a rule in the register. */
export const rulePath = (id: FactId) => `/rules#${id}` as const;

/** The rules that a value prints, the latest change first: what came into force or stopped by the day of the build. */
export function changesIn(value: unknown): Rule[] {
  const printed = factsIn(value);
  return rules
    .filter(
      ({ id, state, effective = '9' }) => printed.includes(id) && state !== 'open' && effective <= buildDate,
    )
    .toSorted(later);
}

/** Ids after "/rules#" in the links of a value. */
const linkedIn = (value: unknown): string[] =>
  textsIn(value).flatMap((text) => [...text.matchAll(/\/rules#([\w-]+)/g)].map(([, id = '']) => id));

/** Months after which a change is no news. */
const newsMonths = 24;

/** The same day of the month, some months before an ISO day; ISO days compare as texts. */
const monthsBefore = (day: string, months: number): string =>
  addMonths(day.slice(0, 7), -months) + day.slice(7);

/**
 * The newest rule in force among those that a value prints or links to, on an ISO day; undefined where that change is older
 * than two years.
 */
export function latestChange(value: unknown, day: string = buildDate): Rule | undefined {
  const named: readonly string[] = [...factsIn(value), ...linkedIn(value)];
  const [latest] = rulesOn(day)
    .filter(
      ({ id, state, effective = '9' }) => named.includes(id) && state === 'in-force' && effective <= day,
    )
    .toSorted(later);
  return latest && (latest.effective ?? '') >= monthsBefore(day, newsMonths) ? latest : undefined;
}
