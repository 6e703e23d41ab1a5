import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { Heading } from '@/components/ui/Heading';
import { rulesPage } from '@/content/page-copy/rules';
import { calendarYears } from '@/lib/rules/calendar';
import { type Rule, type RuleState, rulesByState } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { RuleRow } from './RuleRow';
import { ruleColumns } from './rule-columns';

/** A group is hidden while the view of another is the target. */
const hidden: Readonly<Record<RuleState, string>> = {
  coming: 'group-target/open:hidden group-target/in-force:hidden group-target/superseded:hidden',
  open: 'group-target/coming:hidden group-target/in-force:hidden group-target/superseded:hidden',
  'in-force': 'group-target/coming:hidden group-target/open:hidden group-target/superseded:hidden',
  superseded: 'group-target/coming:hidden group-target/open:hidden group-target/in-force:hidden',
};

/** Long lists of rules that nobody has to prepare for: folded on the phone. */
const folded: readonly RuleState[] = ['in-force', 'superseded'];

/** In force for years: a fold of its own on the phone. */
const isOlder = ({ state, effective }: Rule) =>
  state === 'in-force' && (effective ?? '') < String(calendarYears.first);

/** The rules of one state with their heading. */
export function RuleGroup({ state }: { state: RuleState }) {
  const { groups, older } = rulesPage;
  const { title, lead } = groups[state];
  const folds = folded.includes(state);
  const all = rulesByState[state];
  const old = all.filter(isOlder);
  const heading = (
    <Heading id={state} level={2} size="sub" stop={false}>
      {title} {folds && <span className="font-normal text-muted md:hidden print:hidden">{all.length}</span>}
    </Heading>
  );
  const list = (
    <>
      <p className="mt-3 mb-6 max-w-measure text-muted text-small print:mb-3 print:break-inside-avoid print:break-after-avoid">
        {lead}
      </p>
      <RuleHeads />
      <RuleList rules={all.filter((rule) => !isOlder(rule))} />
      {old.length > 0 && (
        <Fold title={fill(older, { year: calendarYears.first })}>
          <RuleList rules={old} />
        </Fold>
      )}
    </>
  );
  return (
    <section
      aria-labelledby={state}
      className={clsx(folds ? 'max-md:not-first-of-type:mt-4' : 'max-md:mt-16', 'md:mt-16', hidden[state])}
    >
      {folds ? (
        <HeadedFold heading={heading} rowClass="max-md:border-t-2 md:min-h-0 md:p-0">
          {list}
        </HeadedFold>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

/** Heads of the columns, where there are columns; each row says the words to who listens. */
function RuleHeads() {
  const { date, rule, do: action, meets } = rulesPage;
  return (
    <p aria-hidden="true" className={`pb-2 text-small text-muted max-lg:hidden print:hidden ${ruleColumns}`}>
      {[date, rule, action, meets].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </p>
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
