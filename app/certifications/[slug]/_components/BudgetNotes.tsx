import { RichText } from '@/components/ui/RichText';
import { budgetChecked } from '@/content/budget/basis';
import { budgetSentences, budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { asidesOf, sourcesOf } from '@/lib/budget/certification-rows';
import { formatDate } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

const list =
  'mt-2! list-disc gap-x-12 pl-4 text-small text-muted *:break-inside-avoid md:columns-2 lg:columns-3';

/** What no table holds: what moves the bills, upkeep, lapse and transfer, what is open, and what it all rests on. */
export function BudgetNotes({ budget }: { budget: CertificationBudget }) {
  const { noBill, beside, open } = asidesOf(budget);
  const facts = [...noBill, ...beside];
  return (
    <>
      {facts.length > 0 && <p className="max-w-measure">{facts.join(' ')}</p>}
      <div className="grid gap-x-12 gap-y-4 text-small md:grid-cols-2 lg:grid-cols-3">
        {budget.paragraphs.map(({ title, text }) => (
          <p className="text-muted" key={title}>
            <b className="block text-fg">{title}</b> {text}
          </p>
        ))}
      </div>
      <h3 className="font-bold text-small">{words.open}</h3>
      <ul className={list}>
        {open.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-small">
        {budgetSentences.currencies} {fill(words.basis, { day: formatDate(budgetChecked) })}:
      </p>
      <ul className={list}>
        {sourcesOf(budget).map((source) => (
          <li key={source}>
            <RichText terms={false} text={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
