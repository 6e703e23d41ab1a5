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
import { FirstTenDays } from './FirstTenDays';
import { GapBasis } from './GapBasis';
import { GapChecked } from './GapChecked';
import { GapFigures } from './GapFigures';
import { GapNotCovered } from './GapNotCovered';
import { GapPicture } from './GapPicture';
import { GapRoles } from './GapRoles';
import { GapRows } from './GapRows';

/** One gap table: result, picture, what is not covered, ten days, every row with its basis, who does it. */
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
        <GapChecked table={table} />
      </PageHead>
      <GapPicture table={table} />
      <Section className="print:hidden" ground="tint" pad="section">
        <div className="grid gap-x-16 gap-y-part lg:grid-cols-five-seven">
          <GapNotCovered table={table} />
          <FirstTenDays table={table} />
        </div>
      </Section>
      <GapRows table={table}>
        <GapBasis table={table} />
      </GapRows>
      <Section className="print:hidden" ground="tint" pad="section">
        <div className="grid gap-x-16 gap-y-part lg:grid-cols-2">
          <GapRoles table={table} />
          <div>
            <Heading className="mb-8" level={2} size="sub" stop={false}>
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
