import { Band } from '@/components/parts/Band';
import { Head } from '@/components/parts/Head';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { monthsNote, monthsTitle } from '@/content/claims';
import { head, needsCopy, pathwaysCopy, returnsCopy } from '@/content/page-copy/comparison';
import { crumbs } from '@/lib/pages/registry';
import { CellNotes } from './CellNotes';
import { DataLinks } from './DataLinks';
import { FilterableTable } from './FilterableTable';
import { NeedsGuide } from './NeedsGuide';
import { Pathways } from './Pathways';
import { ReturnsTable } from './ReturnsTable';

/** Comparison of the eight certifications: filter, table, needs guide, pathways, return. */
export function ComparisonPage() {
  return (
    <>
      <Head crumbs={crumbs('/certifications/comparison')} lead={head.lead} title={head.title}>
        <FilterableTable />
        <CellNotes />
      </Head>
      <Band ground="tint" id="needs" lead={needsCopy.lead} title={needsCopy.title}>
        <NeedsGuide />
      </Band>
      <Band ground="ink" id="pathways" lead={pathwaysCopy.lead} title={pathwaysCopy.title}>
        <Pathways />
        <Fold className="mt-6 md:mt-8" compact title={monthsTitle}>
          <div className="grid gap-x-12 gap-y-4 text-muted text-small lg:grid-cols-2 print:grid-cols-2">
            <p className="max-w-measure">
              <RichText text={pathwaysCopy.note} />
            </p>
            <p className="max-w-measure">
              <RichText text={monthsNote} />
            </p>
          </div>
        </Fold>
      </Band>
      <Band id="returns" lead={returnsCopy.lead} title={returnsCopy.title}>
        <ReturnsTable />
        <DataLinks />
      </Band>
      <ClosingCall />
    </>
  );
}
