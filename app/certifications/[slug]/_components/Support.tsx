import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Subsection } from '@/components/parts/Subsection';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { decisions } from '@/content/page-copy/planner';
import { formatRange } from '@/lib/figures/format';
import { investmentLabel } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';

const { support: copy } = certificationCopy;

/** Renders the price of each phase, what it buys, as the text of the chart of prices, who decides, and the limits as links. */
export function Support({ certification: { slug, phases } }: { certification: Certification }) {
  return (
    <Subsection id="support" level={3} title={copy.title}>
      <p className="max-w-measure text-small">{copy.lead}</p>
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
      <p className="max-w-measure text-small">
        <b>{copy.decides}</b> {decisions[slug].decides}. <RichContent content={copy.limits} />
      </p>
    </Subsection>
  );
}
