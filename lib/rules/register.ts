import { type FactId, facts } from '@/content/facts';
import { type Fact, type FactStatus, type RuleLane, ruleLanes } from '@/content/facts/types';
import { contentDate } from '@/content/site';
import { factsIn } from '@/lib/facts/facts';

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

/** Every dated rule: facts with a lane, those of one lane after the other. */
export const rules: readonly Rule[] = ruleLanes.flatMap((lane) =>
  (Object.entries(facts) as [FactId, Fact][])
    .filter(([, fact]) => fact.lane === lane)
    .map(([id, fact]) => ({ ...fact, id, lane, state: states[fact.status] })),
);

/** ISO day of the newest check of a rule: the page's own; a rule prints its day where it differs. */
export const pageCheck =
  rules
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? contentDate;

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

/** The rules that a value prints, the latest change first: what came into force or stopped by the content's date. */
export function changesIn(value: unknown): Rule[] {
  const printed = factsIn(value);
  return rules
    .filter(
      ({ id, state, effective = '9' }) =>
        printed.includes(id) && state !== 'open' && effective <= contentDate,
    )
    .toSorted(later);
}
