import { Fragment } from 'react';
import { Fold } from '@/components/ui/Fold';
import { waitsOf } from '@/lib/planner/engine/critical';
import type { PlannerData } from '@/lib/planner/engine/planner-data';
import type { Item, Plan } from '@/lib/planner/engine/types';
import { arrivalText } from '@/lib/planner/words/arrivals';
import { monthsText, ownMonths, startText, usdText } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { GateRow } from './GateRow';
import { StageMark } from './StageMark';

interface PlanOrderProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
}

/** The plan as an ordered list, each certification with the gates behind it: what, why, months, who decides, proof. It is the picture's text alternative. */
export function PlanOrder({ plan, data, words }: PlanOrderProps) {
  const gatesOf = (slug: string) => plan.gates.filter(({ id }) => words.gates[id]?.certification === slug);
  return (
    <ol className="border-fg border-t-2">
      {plan.items.map((item, index) => (
        <Fragment key={item.certification}>
          <li
            className="grid gap-x-6 gap-y-3 border-rule border-b py-6 md:grid-cols-half-year lg:grid-cols-year"
            data-lane={item.certification}
          >
            <span
              aria-hidden="true"
              className="grid size-10.5 place-items-center rounded-full border-7 border-fg font-black leading-none max-md:hidden"
            >
              {index + 1}
            </span>
            <Entry item={item} plan={plan} waits={waitsOf(data, plan, item.certification)} words={words} />
          </li>
          {gatesOf(item.certification).map(({ id }) => (
            <GateRow id={id} key={id} words={words} />
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

interface EntryProps {
  item: Item;
  plan: Plan;
  /** Edges that hold it back. */
  waits: readonly string[];
  words: PlannerWords;
}

function Entry({ item, plan, waits, words }: EntryProps) {
  const { copy, rules, certifications, gaps } = words;
  const { row } = copy;
  const certification = certifications[item.certification];
  if (!certification) return null;
  const first = item.phases[0]?.start ?? [0, 0];
  const last = item.phases.at(-1)?.end ?? [0, 0];
  return (
    <>
      <div className="md:col-span-6 lg:col-span-3">
        <h3 className="pt-1 text-name">{certification.name}</h3>
        <p className="mt-1 text-small text-muted">
          {[
            copy.verdicts[item.verdict],
            ...(item.level ? [fill(row.level, { n: item.level })] : []),
            ...(item.phases.length < 3
              ? [fill(row.only, { phases: item.phases.map(({ n }) => n).join('–') })]
              : []),
          ].join('. ')}
        </p>
        <p className="mt-1 flex items-center gap-2 text-small text-muted">
          <StageMark stage={item.stage} />
          <span>
            {row.stage}: {words.stages[item.stage]}
          </span>
        </p>
        <p className="mt-2 text-small">{certification.what}</p>
        <a
          className="mt-2 inline-block border-line border-b-2 py-1 font-bold text-small no-underline"
          href={certification.path}
        >
          {fill(row.page, { name: certification.name })}
        </a>
      </div>
      <div className="md:col-span-2 md:col-start-2 lg:col-start-auto">
        <p className="text-caption text-muted">{row.months}</p>
        <div className="text-name tabular-nums">{monthsText(ownMonths(item))}</div>
        <p className="mt-1 text-small">
          {row.starts} {startText(plan.start, first, words)}
          <br />
          {arrivalText(item, words)}
        </p>
        <p className="mt-1 text-small tabular-nums">{usdText(item.usd)}</p>
        {item.level === 1 && <p className="mt-1 text-small text-muted">{row.reduced}</p>}
        {item.level !== 1 && item.credits.length > 0 && (
          <p className="mt-1 text-small text-muted">{row.credit}</p>
        )}
        {item.credits
          .flatMap((id) => gaps[id] ?? [])
          .map(({ name, path }) => (
            <a className="mt-1 block py-1 text-small underline" href={path} key={path}>
              {name}
            </a>
          ))}
        {item.afterGate && (
          <p className="mt-1 text-small">
            {fill(row.gated, { n: item.afterGate.n, months: monthsText(item.afterGate.months) })}
          </p>
        )}
      </div>
      <Fold className="md:col-span-4 lg:col-span-7" compact title={row.fold}>
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2 lg:grid-cols-[4fr_3fr]">
          <div>
            <p className="text-caption text-muted">{row.why}</p>
            <ul className="flex flex-col gap-2 text-small">
              {item.rules.map((id) => (
                <li key={id}>{rules[id]}</li>
              ))}
              {waits.map((id) => (
                <li className="text-muted" key={id}>
                  {words.waits[id]}
                </li>
              ))}
              {last[1] === plan.total.months[1] && <li className="font-bold">{row.last}</li>}
            </ul>
          </div>
          <div>
            <p className="text-caption text-muted">{row.decides}</p>
            <p className="text-small">{certification.decides}</p>
            <p className="mt-3 text-caption text-muted">{row.proof}</p>
            <p className="text-small">{certification.proof}</p>
          </div>
        </div>
      </Fold>
    </>
  );
}
