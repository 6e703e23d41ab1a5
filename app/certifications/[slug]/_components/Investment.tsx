import { Bars } from '@/components/parts/Bars';
import { Columns } from '@/components/parts/Columns';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Terms } from '@/components/parts/Terms';
import { TextLink } from '@/components/ui/TextLink';
import { exampleBudget } from '@/content/budget/certification-tables';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { costSummary } from '@/lib/budget/total-cost';
import { formatRange, formatThousands } from '@/lib/figures/format';
import { investmentLabel, totalInvestment } from '@/lib/figures/totals';
import { sixSteps } from '@/lib/geometry/run-chart';
import { fill } from '@/lib/text/fill';

/** Renders the price of our support by phase and in total, then three cost figures for a company of thirty. */
export function Investment({ certification }: { certification: Certification }) {
  const { phases, investmentNote, slug } = certification;
  const { title, text, total, inAll } = certificationCopy.investment;
  const dollars = totalInvestment(certification);
  // Every second step, because the labels of all steps do not fit.
  const axis = sixSteps(dollars.max, 1000).filter((_, step) => step % 2 === 0);
  return (
    <Section compact id="investment" size="sub" title={title}>
      <p className="max-w-measure text-small">
        <RichContent content={[text, investmentNote].filter(Boolean).join(' ')} />
      </p>
      <Columns split="8-4">
        <div>
          <Bars
            end={axis.at(-1) ?? 0}
            rows={[
              ...phases.map((phase, index) => ({
                ...phase.investment,
                name: investmentLabel(phase.name, index),
                value: formatRange(phase.investment),
              })),
              { ...dollars, name: total, value: formatRange(dollars), decides: true },
            ]}
            ticks={axis.map((amount) => ({
              at: amount,
              label: amount === 0 ? '$0' : formatThousands({ min: amount, max: amount, unit: 'USD' }),
            }))}
          />
        </div>
        <div>
          <Terms
            items={costSummary(slug)}
            variant="figures"
            title={fill(inAll.title, { number: exampleBudget.heads })}
            titleId="budget"
          />
          <TextLink className="mt-4" href={`/certifications/costs#${slug}`}>
            {inAll.link}
          </TextLink>
        </div>
      </Columns>
    </Section>
  );
}
