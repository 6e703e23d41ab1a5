import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';
import { JsonLd } from '@/components/ui/JsonLd';
import { Section } from '@/components/ui/Section';
import { certifications } from '@/content/certifications';
import { head, meta, needsCopy, pathwaysCopy, returnsCopy } from '@/content/page-copy/comparison';
import { pageMetadata } from '@/lib/metadata';
import { certificationList } from '@/lib/structured-data/services';
import { CellNotes } from './_components/CellNotes';
import { FilterableTable } from './_components/FilterableTable';
import { NeedsGuide } from './_components/NeedsGuide';
import { Pathways } from './_components/Pathways';
import { ReturnsTable } from './_components/ReturnsTable';
import { SectionHead } from './_components/SectionHead';
import '@/app/styles/comparison.css';

export const metadata = pageMetadata('/certifications/comparison', meta);

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Certifications' },
  { label: 'Comparison' },
];

/** Comparison of the eight certifications: filter, table, needs guide, pathways, return. */
export default function ComparisonPage() {
  return (
    <div data-sheet="comparison">
      <JsonLd data={certificationList(certifications)} />
      <PageHead crumbs={crumbs} lead={head.lead} title={head.title}>
        <FilterableTable />
        <CellNotes />
      </PageHead>
      <Section ground="tint" labelledBy="needs">
        <SectionHead id="needs" lead={needsCopy.lead} title={needsCopy.title} />
        <NeedsGuide />
      </Section>
      <Section ground="ink" labelledBy="pathways">
        <SectionHead id="pathways" lead={pathwaysCopy.lead} title={pathwaysCopy.title} />
        <Pathways />
      </Section>
      <Section labelledBy="returns">
        <SectionHead id="returns" lead={returnsCopy.lead} title={returnsCopy.title} />
        <ReturnsTable />
      </Section>
      <ClosingCall />
    </div>
  );
}
