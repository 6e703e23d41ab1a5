import { requirementNote } from '@/content/certifications/notes';
import type { Certification, Requirement } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';

/** Totals, complexity and who asks for it, in one row at the foot of the head. */
export function FactStrip({ certification }: { certification: Certification }) {
  const { complexity, nato, usdod, eu } = certification.comparison;
  const labels = certificationCopy.facts;
  const facts: [string, string, Requirement?][] = [
    [labels.timeline, formatRange(totalDuration(certification))],
    [labels.investment, formatRange(totalInvestment(certification))],
    [labels.complexity, complexity],
    [labels.nato, nato, nato],
    [labels.usdod, usdod, usdod],
    [labels.eu, eu, eu],
  ];
  return (
    <div className="relative z-2 pb-4 md:pb-6">
      <dl className="grid grid-cols-[minmax(0,9fr)_minmax(0,10fr)] gap-y-2 border-rule border-t pt-3 numerals md:grid-cols-[1fr_1.2fr_1fr] md:gap-y-4 md:pt-4 lg:grid-cols-[repeat(6,auto)]">
        {facts.map(([label, value, requirement]) => (
          <div className="strip-fact" key={label}>
            <dt className="text-small text-muted wrap-anywhere">{label}</dt>
            {/* Glyph and word in one (styles/marks.css). */}
            <dd
              className="font-bold text-name max-xs:text-caption md:whitespace-nowrap max-md:wrap-anywhere"
              data-requirement={requirement}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {[nato, usdod, eu].includes('Required*') && (
        <p className="pt-3 text-caption text-muted">{requirementNote}</p>
      )}
    </div>
  );
}
