import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { gapTables } from '@/content/gaps';
import { gapStates } from '@/content/gaps/types';
import { indexCopy, stateCopy } from '@/content/page-copy/gaps';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { StateGlyph } from './_components/StateGlyph';
import { TableLinks } from './_components/TableLinks';

export const metadata = pageMetadata('/gaps');

/** Index of the gap tables: the tables with their counts, the states, what a table cannot say. */
export default function GapsPage() {
  return (
    <Page path="/gaps">
      <PageHead crumbs={crumbs('/gaps')} lead={indexCopy.lead} title={indexCopy.title}>
        <div className="pb-section" />
      </PageHead>
      <Section ground="tint" labelledBy="tables">
        <Heading id="tables" level={2}>
          {indexCopy.tables}
        </Heading>
        <p className="mt-4 mb-8 max-w-measure text-lead text-muted">{indexCopy.tablesLead}</p>
        <TableLinks tables={gapTables} />
      </Section>
      <Section labelledBy="states">
        <div className="grid gap-x-16 gap-y-part lg:grid-cols-2">
          <div>
            <Heading id="states" level={2} size="sub">
              {indexCopy.states}
            </Heading>
            <dl className="mt-8 border-fg border-t-2">
              {gapStates.map((state) => (
                <div className="border-rule border-b py-4" key={state}>
                  <dt className="flex items-center gap-2 text-name">
                    <StateGlyph state={state} />
                    {stateCopy[state].name}
                  </dt>
                  <dd className="mt-2 text-body text-muted">{stateCopy[state].text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <Heading level={2} size="sub" stop={false}>
              {indexCopy.limits}
            </Heading>
            <ul className="mt-8 border-fg border-t-2">
              {indexCopy.limitPoints.map(({ title, text }) => (
                <li className="border-rule border-b py-4" key={title}>
                  <h3 className="text-name">{title}</h3>
                  <p className="mt-2 text-body text-muted">
                    <RichText text={text} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <LookUp current="/gaps" />
      <ClosingCall />
    </Page>
  );
}
