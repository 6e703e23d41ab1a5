import { RangeBars } from '@/components/line/RangeBars';
import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange, formatThousands } from '@/lib/figures/format';
import { investmentLabel, largestPhase, totalInvestment } from '@/lib/figures/totals';
import { sixSteps } from '@/lib/geometry/run-chart';
import { fill } from '@/lib/text/fill';

/** Investment per phase and in total. */
export function Investment({ certification }: { certification: Certification }) {
  const { phases, investmentNote } = certification;
  const { title, text, total } = certificationCopy.investment;
  const dollars = totalInvestment(certification);
  const dearest = largestPhase(phases, 'investment');
  const finding = {
    phase: investmentLabel(dearest.name, phases.indexOf(dearest)),
    part: formatRange(dearest.investment),
    total: formatRange(dollars),
  };
  const axis = sixSteps(dollars.max, 1000);
  return (
    <Section className="pt-part pb-4 md:pt-section md:pb-12" ground="tint" labelledBy="investment" pad="none">
      <Heading id="investment" level={2} size="sub">
        {title}
      </Heading>
      <p className="mt-3 mb-4 max-w-measure max-md:text-small md:mt-6 md:mb-8">
        <RichText terms={false} text={fill(text, finding)} />{' '}
        {investmentNote && <RichText text={investmentNote} />}
      </p>
      <RangeBars
        axisMax={axis.at(-1) ?? 0}
        rows={[
          ...phases.map((phase, index) => ({
            ...phase.investment,
            label: investmentLabel(phase.name, index),
            value: formatRange(phase.investment),
            note: phase.buys,
          })),
          { ...dollars, label: total, value: formatRange(dollars), total: true },
        ]}
        ticks={axis.map((amount) =>
          amount === 0 ? '$0' : formatThousands({ min: amount, max: amount, unit: 'USD' }),
        )}
      />
      <Checked className="mt-4" of={investmentNote} />
    </Section>
  );
}
