import { Terms } from '@/components/parts/Terms';
import { RequirementLabel } from '@/components/ui/RequirementLabel';
import { requirementNote } from '@/content/certifications/notes';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';

/** Renders totals, complexity and who requires the certification, in one row at the bottom of the header. */
export function FactStrip({ certification }: { certification: Certification }) {
  const { complexity, nato, usdod, eu } = certification.comparison;
  const labels = certificationCopy.facts;
  return (
    <div className="relative z-2 pb-gap">
      <Terms
        items={[
          { term: labels.timeline, text: formatRange(totalDuration(certification)) },
          { term: labels.investment, text: formatRange(totalInvestment(certification)) },
          { term: labels.complexity, text: complexity },
          { term: labels.nato, text: <RequirementLabel requirement={nato} /> },
          { term: labels.usdod, text: <RequirementLabel requirement={usdod} /> },
          { term: labels.eu, text: <RequirementLabel requirement={eu} /> },
        ]}
        variant="facts"
      />
      {[nato, usdod, eu].includes('Required*') && (
        <p className="pt-3 text-caption text-muted">{requirementNote}</p>
      )}
    </div>
  );
}
