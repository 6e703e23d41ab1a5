import { BillsBySize } from '@/components/sections/budget/BillsBySize';
import { BudgetExample } from '@/components/sections/budget/BudgetExample';
import { DaysBySize } from '@/components/sections/budget/DaysBySize';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { budgetSentences, budgetTableWords as words } from '@/content/budget/words';
import type { Certification } from '@/content/certifications/types';
import { certificationBudget } from '@/lib/budget/certification';
import { exampleCertainties, exampleOf, exampleTitle } from '@/lib/budget/certification-rows';
import { formatRange } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { BudgetNotes } from './BudgetNotes';

/** What others bill for this certification and what its own people give, under our own bill: days, rates, money. */
export function Budget({ certification }: { certification: Certification }) {
  const budget = certificationBudget(certification.slug);
  return (
    // On paper the days and the example stand alone: the guide has the rest, and the page keeps to its sheets.
    <Section className="pb-4 md:pb-section" ground="tint" labelledBy="budget" pad="none">
      <HeadedFold
        heading={
          <Heading id="budget" level={2} size="sub">
            {words.title}
          </Heading>
        }
      >
        <p className="mt-3 mb-4 max-w-measure max-md:text-small md:mt-6 md:mb-8">
          {budget.sizes.some(({ audit }) => audit) && `${budgetSentences.dated} `}
          {fill(words.lead, { support: formatRange(budget.support) })}
        </p>
        <div className="grid items-start gap-x-16 gap-y-8 xl:grid-cols-[4fr_5fr]">
          <DaysBySize budget={budget} />
          <BudgetExample
            budget={exampleOf(budget)}
            end={words.ends[certification.slug]}
            sure={exampleCertainties(budget)}
            title={exampleTitle(budget)}
          />
        </div>
        <p className="mt-3 hidden text-small print:block">{words.onPaper}</p>
        <details
          className="fold-row mt-6 print:hidden border-rule border-t [&>:not(summary)]:mt-6"
          suppressHydrationWarning
        >
          <FoldSummary className="font-bold" compact>
            {words.more}
          </FoldSummary>
          <BillsBySize block="body" budget={budget} />
          <BillsBySize block="tests" budget={budget} />
          <BudgetNotes budget={budget} />
        </details>
      </HeadedFold>
    </Section>
  );
}
