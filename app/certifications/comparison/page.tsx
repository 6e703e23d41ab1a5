import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';
import { Section } from '@/components/ui/Section';
import { head, needsCopy, pathwaysCopy, returnsCopy } from '@/content/page-copy/comparison';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/crumbs';
import { CellNotes } from './_components/CellNotes';
import { FilterableTable } from './_components/FilterableTable';
import { NeedsGuide } from './_components/NeedsGuide';
import { Pathways } from './_components/Pathways';
import { ReturnsTable } from './_components/ReturnsTable';
import { SectionHead } from './_components/SectionHead';
import '@/app/styles/comparison.css';

export const metadata = pageMetadata('/certifications/comparison');

/** Comparison of the eight certifications: filter, table, needs guide, pathways, return. */
export default function ComparisonPage() {
  return (
    <Page path="/certifications/comparison">
      <div data-sheet="comparison">
        <PageHead crumbs={crumbs('/certifications/comparison')} lead={head.lead} title={head.title}>
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
    </Page>
  );
}
