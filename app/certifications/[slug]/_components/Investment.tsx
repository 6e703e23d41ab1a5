import { RichContent } from '@/components/parts/RichContent';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { TextLink } from '@/components/ui/TextLink';
import { exampleBudget } from '@/content/budget/certification-tables';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { costSummary } from '@/lib/budget/total-cost';
import { formatRange } from '@/lib/figures/format';
import { investmentLabel, totalInvestment } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import { MoneyChart } from './charts/MoneyChart';

/** Renders the price of our support by phase and in total, then three cost figures for a company of thirty. */
export function Investment({ certification }: { certification: Certification }) {
  const { phases, investmentNote, slug } = certification;
  const { title, text, total, inAll } = certificationCopy.investment;
  const summary = costSummary(slug);
  return (
    <Subsection id="investment" level={3} title={title}>
      <p className="max-w-measure text-small">
        <RichContent content={[text, investmentNote].filter(Boolean).join(' ')} />
      </p>
      <MoneyChart phases={phases} wholeRun={summary.slice(1).map(({ term }) => plainText(term))} />
      {/* From 1181 px up the chart shows the prices of the phases. */}
      <div className="lg:sr-only">
        <Terms
          items={[
            ...phases.map(({ name, investment }, index) => ({
              term: investmentLabel(name, index),
              text: formatRange(investment),
            })),
            { term: total, text: formatRange(totalInvestment(certification)) },
          ]}
          variant="facts"
        />
      </div>
      <div className="total-cost part-stack">
        <Terms
          items={summary}
          variant="figures"
          title={fill(inAll.title, { number: exampleBudget.heads })}
          titleId="budget"
        />
        <TextLink href={`/certifications/costs#${slug}`}>{inAll.link}</TextLink>
      </div>
    </Subsection>
  );
}
