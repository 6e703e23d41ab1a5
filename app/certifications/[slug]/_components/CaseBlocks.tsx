import { Columns } from '@/components/parts/Columns';
import { SubsectionTitle } from '@/components/parts/SubsectionTitle';
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
    <ResponsiveDisclosure answer={item.short} key={item.id} title={item.title}>
      <div className="part-stack" id={item.id}>
        <SubsectionTitle title={item.title} />
        <SectionContent section={item} />
      </div>
    </ResponsiveDisclosure>
  ));
  return (
    <div className="disclosure-list part-stack">
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
