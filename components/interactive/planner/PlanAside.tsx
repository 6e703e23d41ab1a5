import { NoBreak } from '@/components/sections/planner/NoBreak';
import { Disclosure } from '@/components/ui/Disclosure';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { ExistingCertification } from '@/lib/planner/engine/types';
import { yearlyObligation } from '@/lib/planner/engine/upkeep';
import { monthsText, planEnd } from '@/lib/planner/words/figures';
import { noteText } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { ClientPoints, ClientTerms } from './client-blocks';
import type { PlanResult } from './plan-result';

/** Renders what the plan leaves out: certifications not needed or already held, and remarks. */
export function PlanAside({ result: { plan, answers }, words }: { result: PlanResult; words: PlannerWords }) {
  const { copy, certifications, rules, tasks, buyers, remarks, upkeep } = words;
  const buyerTasks = answers.buyers.flatMap((code) =>
    (buyers[code]?.tasks ?? []).map((task) => `${buyers[code]?.name}: ${task}`),
  );
  const buyerPages = answers.buyers.flatMap((code) => {
    const { name, path } = buyers[code] ?? {};
    return path ? [{ name, path }] : [];
  });
  const checkText = ({ check, contained }: ExistingCertification) =>
    check
      ? fill(copy.heldCheck, { months: monthsText(check), month: longMonth(planEnd(plan)) })
      : contained
        ? copy.heldContained
        : copy.heldPlain;
  const yearlyText = (held: ExistingCertification) => {
    const name = yearlyObligation(held, upkeep);
    return name ? fill(copy.heldYearly, { name }) : '';
  };
  const remarkTexts = [
    ...(plan.items.length > 0 ? [copy.readiness] : []),
    ...plan.worth.map((id) => noteText(id, answers, words)),
    ...plan.remarks.map((id) => remarks[id]),
  ];
  const allTasks = [...plan.tasks.map((id) => tasks[id]), ...buyerTasks];
  const remarksBlock = (
    <>
      <ClientPoints items={remarkTexts} />
      <ClientPoints items={allTasks} title={copy.before.tasks} />
      {buyerTasks.length > 0 && <p className="part-caption">{copy.before.checked}</p>}
      <ClientPoints
        items={buyerPages.map(({ name, path }) => (
          <a className="word-link" href={path} key={path}>
            {name}
          </a>
        ))}
        title={copy.before.buyers}
      />
    </>
  );
  // Without rows above it, a disclosure would be the only content below the heading, so the remarks are shown directly.
  if (plan.notNeeded.length + plan.held.length === 0)
    return (
      <SectionFrame pad="blocks" size="sub" id="not-needed" title={copy.before.remarks}>
        {remarksBlock}
      </SectionFrame>
    );
  return (
    <SectionFrame pad="blocks" size="sub" id="not-needed" title={copy.before.not}>
      <ClientTerms
        items={plan.notNeeded.map(({ certification, rules: [rule = ''] }) => ({
          name: certifications[certification]?.name,
          text: rules[rule],
        }))}
        variant="rows"
      />
      <ClientTerms
        items={plan.held.map((held) => {
          const { name = '', path } = certifications[held.certification] ?? {};
          return {
            name,
            text: `${checkText(held)} ${yearlyText(held)}`,
            note: (
              <a className="word-link" href={`${path}#after`}>
                {fill(copy.heldAfter, { name })}
              </a>
            ),
          };
        })}
        variant="rows"
        title={copy.heldTitle}
      />
      <Disclosure answer={<NoBreak text={copy.changes.worth} />} name={copy.before.remarks}>
        {remarksBlock}
      </Disclosure>
    </SectionFrame>
  );
}
