import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { rulesPage } from '@/content/page-copy/rules';
import { calendarYears } from '@/lib/rules/calendar';
import { type Rule, type RuleState, rulesByState } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { RuleRow } from './RuleRow';

/** A group leaves while the view of another is the target. */
const hidden: Readonly<Record<RuleState, string>> = {
  coming: 'group-target/open:hidden group-target/in-force:hidden group-target/superseded:hidden',
  open: 'group-target/coming:hidden group-target/in-force:hidden group-target/superseded:hidden',
  'in-force': 'group-target/coming:hidden group-target/open:hidden group-target/superseded:hidden',
  superseded: 'group-target/coming:hidden group-target/open:hidden group-target/in-force:hidden',
};

/** In force for years: folded on the phone, where length matters. */
const isOlder = ({ state, effective }: Rule) =>
  state === 'in-force' && (effective ?? '') < String(calendarYears.first);

/** The rules of one state with their heading. */
export function RuleGroup({ state }: { state: RuleState }) {
  const { groups, older } = rulesPage;
  const { title, lead } = groups[state];
  const all = rulesByState[state];
  const old = all.filter(isOlder);
  return (
    <section aria-labelledby={state} className={clsx('mt-16 md:mt-20', hidden[state])}>
      <Heading id={state} level={2} size="page" stop={false}>
        {title}
      </Heading>
      <p className="mt-3 mb-6 max-w-measure text-muted text-small">{lead}</p>
      <RuleList rules={all.filter((rule) => !isOlder(rule))} />
      {old.length > 0 && (
        <Fold title={fill(older, { year: calendarYears.first })}>
          <RuleList rules={old} />
        </Fold>
      )}
    </section>
  );
}

/** Rows on the line: the trunk from 761 px up, on the phone a line of their own, dashed for what is to come. */
function RuleList({ rules }: { rules: readonly Rule[] }) {
  const [first] = rules;
  return (
    <ol
      className={clsx(
        'relative border-fg border-t-2 max-md:before:absolute max-md:before:inset-y-0 max-md:before:left-1.5 max-md:before:border-line max-md:before:border-l-6',
        (first?.state === 'coming' || first?.state === 'open') && 'max-md:before:border-dashed',
      )}
    >
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} />
      ))}
    </ol>
  );
}
