import { RichText } from '@/components/ui/RichText';
import { budgetChecked } from '@/content/budget/basis';
import { budgetSentences, budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { asidesOf, sourceLine } from '@/lib/budget/certification-rows';
import { formatDate } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

/** What no table holds: what moves the bills, upkeep, lapse and transfer, what is open, and what it all rests on. */
export function BudgetNotes({ budget }: { budget: CertificationBudget }) {
  const { noBill, beside, open } = asidesOf(budget);
  const sources = sourceLine(budget);
  const facts = [...noBill, ...beside];
  return (
    <>
      {facts.length > 0 && <p className="max-w-measure">{facts.join(' ')}</p>}
      <div className="grid gap-x-12 gap-y-5 text-small md:grid-cols-2 lg:grid-cols-3">
        {budget.paragraphs.map(({ title, text }) => (
          <p className="text-muted" key={title}>
            <b className="block text-fg">{title}</b> {text}
          </p>
        ))}
      </div>
      <p className="text-caption text-muted">
        {words.open}: {open} {budgetSentences.currencies}{' '}
        {fill(words.basis, { day: formatDate(budgetChecked) })}:{' '}
        {/* Without a link the words need no boxes of their own. */}
        {sources.includes('](') ? <RichText terms={false} text={sources} /> : sources}
      </p>
    </>
  );
}
