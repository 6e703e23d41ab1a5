import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { investmentLabel } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';

const { support: copy } = certificationCopy;

/** Renders what the price of our support buys by phase and its limits as links. */
export function Support({ certification: { phases } }: { certification: Certification }) {
  return (
    <Section compact id="support" lead={copy.lead} size="sub" title={copy.title}>
      <PointList
        columns={3}
        items={phases.map(({ name, investment, buys }, index) => ({
          title: fill(copy.phase, {
            phase: investmentLabel(name, index),
            price: formatRange(investment),
          }),
          text: buys,
        }))}
      />
      <p className="max-w-measure">
        <RichContent content={copy.limits} />
      </p>
    </Section>
  );
}
