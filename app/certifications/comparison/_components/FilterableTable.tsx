import { CertificationFilter } from '@/components/interactive/CertificationFilter';
import { RichText } from '@/components/ui/RichText';
import { certifications } from '@/content/certifications';
import { filterCopy, filterResult, filters } from '@/content/page-copy/comparison';
import { withCounts } from '@/lib/comparison/filter';
import { ComparisonTable } from './ComparisonTable';
import { MatchList } from './MatchList';
import { TableKey } from './TableKey';

/** Filter, list of matches and the table of all eight, with its keys. */
export function FilterableTable() {
  return (
    <CertificationFilter
      label={filterCopy.label}
      result={filterResult}
      matches={<MatchList />}
      note={
        <p className="text-caption text-muted print:hidden md:text-small">
          <RichText text={filterCopy.note} />
        </p>
      }
      options={withCounts(filters, certifications)}
    >
      <div className="@container relative z-3 mt-3 md:mt-6 print:mt-6 print:break-inside-avoid">
        <ComparisonTable />
        <TableKey />
      </div>
    </CertificationFilter>
  );
}
