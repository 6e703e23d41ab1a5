import { RangeBars } from '@/components/line/RangeBars';
import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange, formatThousands } from '@/lib/figures/format';
import { investmentLabel, largestPhase, totalDuration, totalInvestment } from '@/lib/figures/totals';
import { sixSteps } from '@/lib/geometry/run-chart';
import { fill } from '@/lib/text/fill';
import { RunChart } from './RunChart';

/** Timeline and investment, per phase and in total. */
export function Plan({ certification }: { certification: Certification }) {
  const { phases, timelineNote, investmentNote } = certification;
  const { timeline, investment } = certificationCopy;
  const months = totalDuration(certification);
  const dollars = totalInvestment(certification);
  const longest = largestPhase(phases, 'duration');
  const dearest = largestPhase(phases, 'investment');
  const timeFinding = {
    phase: longest.name,
    part: formatRange(longest.duration),
    total: formatRange(months),
  };
  const costFinding = {
    phase: investmentLabel(dearest.name, phases.indexOf(dearest)),
    part: formatRange(dearest.investment),
    total: formatRange(dollars),
  };
  const dollarAxis = sixSteps(dollars.max, 1000);
  return (
    <Section ground="tint">
      <Heading id="timeline" level={2} size="page">
        {timeline.title}
      </Heading>
      <p className="mt-3 mb-5 max-w-measure max-md:text-small md:mt-5.5 md:mb-8.5">
        <RichText terms={false} text={fill(timeline.text, timeFinding)} />{' '}
        {timelineNote && <RichText text={timelineNote} />}
      </p>
      <RunChart phases={phases} total={months} />
      <Heading className="mt-part" id="investment" level={2} size="page">
        {investment.title}
      </Heading>
      <p className="mt-3 mb-5 max-w-measure max-md:text-small md:mt-5.5 md:mb-7.5">
        <RichText terms={false} text={fill(investment.text, costFinding)} />{' '}
        {investmentNote && <RichText text={investmentNote} />}
      </p>
      <RangeBars
        axisMax={dollarAxis.at(-1) ?? 0}
        rows={[
          ...phases.map((phase, index) => ({
            ...phase.investment,
            label: investmentLabel(phase.name, index),
            value: formatRange(phase.investment),
            note: phase.buys,
          })),
          { ...dollars, label: investment.total, value: formatRange(dollars), total: true },
        ]}
        ticks={dollarAxis.map((amount) =>
          amount === 0 ? '$0' : formatThousands({ min: amount, max: amount, unit: 'USD' }),
        )}
      />
      <Checked className="mt-4" of={[timelineNote, investmentNote]} />
    </Section>
  );
}
