import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { gapTables } from '@/content/gaps';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { gapPath } from '@/lib/gaps/path';
import { withFigures } from '@/lib/gaps/totals';
import { crumbs } from '@/lib/pages/registry';
import { TableLinks } from '../../_components/TableLinks';
import { GapBasis } from './GapBasis';
import { GapFigures } from './GapFigures';
import { GapPeople } from './GapPeople';
import { GapPicture } from './GapPicture';
import { GapRows } from './GapRows';
import { GapSteps } from './GapSteps';
import { GapUnsaved } from './GapUnsaved';

/** One gap table: result, basis, picture, what is not saved, ten days, every row, who does it. */
export function GapPage({ table }: { table: GapTable }) {
  const others = gapTables.filter(({ slug }) => slug !== table.slug);
  return (
    <div className="gap-page">
      <PageHead
        crumbs={crumbs(gapPath(table.slug))}
        lead={withFigures(table.result, table)}
        title={table.title}
      >
        <GapFigures table={table} />
        <GapBasis table={table} />
      </PageHead>
      <GapPicture table={table} />
      <Section className="print:hidden" ground="tint" pad="section">
        <div className="grid gap-x-18 gap-y-part lg:grid-cols-five-seven">
          <GapUnsaved table={table} />
          <GapSteps table={table} />
        </div>
      </Section>
      <GapRows table={table} />
      <Section className="print:hidden" ground="tint" pad="section">
        <div className="grid gap-x-18 gap-y-part lg:grid-cols-2">
          <GapPeople table={table} />
          <div>
            <Heading className="mb-7.5" level={2} size="page" stop={false}>
              {tableCopy.others}
            </Heading>
            <TableLinks tables={others} />
          </div>
        </div>
      </Section>
      <LookUp current="/gaps" ground="paper" />
      <ClosingCall />
    </div>
  );
}
