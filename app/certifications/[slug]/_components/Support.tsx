import { Columns } from '@/components/parts/Columns';
import { Note } from '@/components/parts/Note';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import type { Certification } from '@/content/certifications/types';
import { claims } from '@/content/claims';
import { certificationCopy, decides } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { investmentLabel } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';

const { support: copy } = certificationCopy;
const { figure, label, footnote } = claims.guarantee;

/** Renders what the price of our support buys and does not buy, the guarantee, and who decides. */
export function Support({ certification: { phases, slug } }: { certification: Certification }) {
  const { included, excluded, guarantee } = copy;
  return (
    <Section compact id="support" lead={copy.lead} size="sub" title={copy.title}>
      <Columns split="4-4-4">
        <div className="part-stack">
          <PointList
            items={[
              ...phases.map(({ name, investment, buys }, index) => ({
                title: fill(included.phase, {
                  phase: investmentLabel(name, index),
                  price: formatRange(investment),
                }),
                text: buys,
              })),
              included.results,
            ]}
            title={included.title}
          />
        </div>
        <div className="part-stack">
          <PointList items={excluded.items} title={excluded.title} />
        </div>
        <div className="part-stack">
          <Note
            text={`${guarantee.text} ${footnote}`}
            title={fill(guarantee.title, { claim: `${figure} ${label}` })}
          />
          <Subsection id="decides" level={3} title={copy.decides}>
            <p>
              <RichContent content={decides[slug]} />
            </p>
          </Subsection>
        </div>
      </Columns>
    </Section>
  );
}
