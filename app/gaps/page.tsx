import { Page } from '@/components/layout/Page';
import { Columns } from '@/components/parts/Columns';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RelatedTools } from '@/components/sections/RelatedTools';
import { gapStates } from '@/content/gaps/types';
import { gapIndexCopy, stateCopy } from '@/content/page-copy/gaps';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { StateBars } from './_components/StateBars';
import { StateName } from './_components/states';
import './_components/gaps.css';

export const metadata = pageMetadata('/gaps');

/** Renders the index of the gap tables: the tables with their counts, the states, and the limits of a table. */
export default function GapsPage() {
  return (
    <Page path="/gaps">
      <PageHeader crumbs={crumbs('/gaps')} lead={gapIndexCopy.lead} title={gapIndexCopy.title} />
      <Section theme="tint" id="tables" lead={gapIndexCopy.tablesLead} title={gapIndexCopy.tables}>
        <StateBars />
      </Section>
      <Section>
        <Columns split="6-6">
          <Subsection id="states" title={gapIndexCopy.states}>
            <Terms
              items={gapStates.map((state) => ({
                term: <StateName state={state} />,
                text: stateCopy[state].text,
              }))}
              variant="ruled"
            />
          </Subsection>
          <Subsection id="limits" title={gapIndexCopy.limits}>
            <PointList items={gapIndexCopy.limitPoints} />
          </Subsection>
        </Columns>
      </Section>
      <RelatedTools current="/gaps" />
      <ClosingCall />
    </Page>
  );
}
