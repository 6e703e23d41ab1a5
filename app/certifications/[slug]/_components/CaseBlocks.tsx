import { Columns } from '@/components/parts/Columns';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { CertificationSection } from '@/content/certifications/types';
import { SectionContent, SectionDisclosures } from './CertificationBlock';

/**
 * Renders the cases of a certification: those without an answer as blocks (collapsed on mobile), the others as
 * disclosures.
 */
export function CaseBlocks({ cases }: { cases: readonly CertificationSection[] }) {
  const open = cases.filter(({ answer }) => !answer);
  const blocks = open.map((item) => (
    <ResponsiveDisclosure
      heading={
        <hgroup className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="part-title">{item.title}</h3>{' '}
          <p className="mt-0 text-small md:hidden">{item.short}</p>
        </hgroup>
      }
      key={item.id}
      summaryClassName="disclosure-summary max-md:hair-b md:min-h-0 md:pt-0"
    >
      <div className="part-stack" id={item.id}>
        <SectionContent section={item} />
      </div>
    </ResponsiveDisclosure>
  ));
  return (
    <div className="case-list part-stack">
      {blocks.length > 1 ? (
        <Columns split="6-6">{blocks}</Columns>
      ) : (
        <div className="part-stack">{blocks}</div>
      )}
      <div>
        <SectionDisclosures sections={cases} />
      </div>
    </div>
  );
}
