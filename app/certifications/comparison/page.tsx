import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Checked } from '@/components/sections/Checked';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { certificationBySlug } from '@/content/certifications';
import { monthsNote, monthsTitle } from '@/content/claims';
import { openData, spreadsheetNote } from '@/content/open-data';
import * as copy from '@/content/page-copy/comparison';
import { returnNotes, returns } from '@/content/roi';
import { dataLicense } from '@/content/site';
import { formatRange } from '@/lib/figures/format';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { openDataPaths } from '@/lib/open-data/certifications';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { ComparisonTable } from './_components/ComparisonTable';
import { NeedsGuide } from './_components/NeedsGuide';
import { Pathways } from './_components/Pathways';
import './_components/comparison.css';

export const metadata = pageMetadata('/certifications/comparison');

const { head, cellNotes, needsCopy, pathwaysCopy, returnsCopy } = copy;

/** Renders the comparison of the eight certifications: filter, table, needs guide, pathways, return. */
export default function ComparisonPage() {
  return (
    <Page path="/certifications/comparison">
      <div className="comparison-page">
        <PageHeader crumbs={crumbs('/certifications/comparison')} lead={head.lead} title={head.title}>
          <ComparisonTable />
          <AnswerDisclosure answer={cellNotes.answer} level={2} name={cellNotes.title}>
            <PointList columns={2} items={cellNotes.points} />
            <Checked content={cellNotes} />
          </AnswerDisclosure>
          <p className="text-small">
            <RichContent content={copy.budgetLine} terms={false} />
          </p>
        </PageHeader>
        <Section theme="tint" id="needs" lead={needsCopy.lead} title={needsCopy.title}>
          <NeedsGuide />
        </Section>
        <Section theme="ink" id="pathways" lead={pathwaysCopy.lead} title={pathwaysCopy.title}>
          <Pathways />
          <AnswerDisclosure answer={pathwaysCopy.answer} name={monthsTitle}>
            <p className="max-w-measure">
              <RichContent content={monthsNote} />
            </p>
          </AnswerDisclosure>
        </Section>
        <Section id="returns" lead={returnsCopy.lead} title={returnsCopy.title}>
          <DataTable
            caption={returnsCopy.caption}
            columns={[
              {
                label: returnsCopy.columns.certification,
                cell: ({ certification }) => certificationBySlug[certification].comparison.name,
              },
              { label: returnsCopy.columns.payback, cell: ({ payback }) => formatRange(payback) },
              { label: returnsCopy.columns.uplift, cell: ({ uplift }) => formatRange(uplift) },
            ]}
            rows={returns}
          />
          <p className="part-caption">{returnNotes.join(' ')}</p>
          <p className="part-caption print:hidden">
            <RichContent
              content={fill(openData.links, { ...openDataPaths, license: dataLicense })}
              terms={false}
            />{' '}
            {spreadsheetNote}
          </p>
        </Section>
        <CertaintyKey path="/certifications/comparison" section />
        <ClosingCall />
      </div>
    </Page>
  );
}
