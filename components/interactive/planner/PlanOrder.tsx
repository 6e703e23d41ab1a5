import { NoBreak } from '@/components/sections/planner/NoBreak';
import { Disclosure } from '@/components/ui/Disclosure';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { delayingEdges } from '@/lib/planner/engine/critical';
import type { PlannerData } from '@/lib/planner/engine/data';
import type { Plan, PlannedCertification } from '@/lib/planner/engine/types';
import { arrivalText } from '@/lib/planner/words/arrivals';
import {
  gateNames,
  lengthText,
  monthsText,
  stageText,
  startText,
  usdText,
} from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { ClientTerms } from './client-blocks';

interface PlanOrderProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
}

/** Renders the plan as an ordered list of certifications with their decisions; it is the picture's text alternative. */
export function PlanOrder({ plan, data, words }: PlanOrderProps) {
  const { copy, gates } = words;
  const planned = plan.items.map(({ certification }) => certification as string);
  const otherGates = plan.gates.filter(({ id }) => !planned.includes(gates[id]?.certification ?? ''));
  if (plan.items.length + plan.gates.length === 0) return null;
  return (
    <SectionFrame pad="blocks" id="order" title={copy.order.title}>
      {plan.items.length > 0 && (
        <ol>
          {plan.items.map((item, index) => (
            <li key={item.certification}>
              <Entry
                className={index > 0 ? 'border-t-0' : undefined}
                data={data}
                item={item}
                plan={plan}
                words={words}
              />
            </li>
          ))}
        </ol>
      )}
      {otherGates.length > 0 && (
        <Disclosure
          answer={<NoBreak text={gateNames(otherGates, words)} />}
          className={plan.items.length > 0 ? 'mt-0 border-t-0' : undefined}
          id="others"
          name={copy.others}
        >
          <ClientTerms
            items={otherGates.map(({ id }) => ({
              name: gates[id]?.name,
              text: `${gates[id]?.text} ${copy.row.decides}: ${gates[id]?.who}.`,
            }))}
            variant="ruled"
          />
        </Disclosure>
      )}
    </SectionFrame>
  );
}

interface EntryProps extends PlanOrderProps {
  item: PlannedCertification;
  /** Removes the line above all but the first of consecutive rows. */
  className?: string;
}

/** Renders a certification with its length and deadline; reasons, months, decisions and proof are in a disclosure. */
function Entry({ item, plan, data, words, className }: EntryProps) {
  const { copy, rules, gaps, gates } = words;
  const { row } = copy;
  const certification = words.certifications[item.certification];
  if (!certification) return null;
  const first = item.phases[0]?.start ?? [0, 0];
  const last = item.phases.at(-1)?.end ?? [0, 0];
  const planned = item.phases.map(({ n }) => n).join('–');
  const waits = delayingEdges(data, plan, item.certification);
  const tables = item.credits.flatMap((id) => gaps[id] ?? []);
  const why = [
    ...item.rules.map((id) => rules[id]),
    ...waits.map((id) => words.waits[id]),
    ...(last[1] === plan.total.months[1] ? [row.last] : []),
  ];
  const withPeriod = (phrase: string) => `${phrase}.`;
  const sentences = [
    ...[
      `${row.starts} ${startText(plan.start, first, words)}`,
      arrivalText(item, words),
      copy.verdicts[item.verdict],
      ...(item.level ? [fill(row.level, { n: item.level })] : []),
      ...(item.phases.length < 3 ? [fill(row.only, { phases: planned })] : []),
    ].map(withPeriod),
    ...(item.level === 1 ? [row.reduced] : item.credits.length > 0 ? [row.credit] : []),
    ...(item.afterGate
      ? [withPeriod(fill(row.gated, { n: item.afterGate.n, months: monthsText(item.afterGate.months) }))]
      : []),
  ];
  return (
    <Disclosure
      answer={
        <NoBreak text={`${lengthText(item, words)}, ${usdText(item.usd)}. ${stageText(item.stage, words)}`} />
      }
      className={className}
      name={certification.name}
    >
      <ClientTerms
        items={[
          { name: row.why, text: why.map((text) => <p key={text}>{text}</p>) },
          {
            name: row.months,
            text: sentences.join(' '),
          },
          ...(item.stage === 'ask' ? [{ name: row.stageWhen, text: copy.bid.ask }] : []),
          { name: row.decides, text: certification.decides },
          ...plan.gates
            .filter(({ id }) => gates[id]?.certification === item.certification)
            .map(({ id }) => ({ name: gates[id]?.name, text: `${gates[id]?.text} ${gates[id]?.who}.` })),
          { name: row.proof, text: certification.proof },
        ]}
        variant="ruled"
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {[{ name: fill(row.page, certification), path: certification.path }, ...tables].map(
          ({ name, path }) => (
            <a className="word-link" href={path} key={path}>
              {name}
            </a>
          ),
        )}
      </p>
    </Disclosure>
  );
}
