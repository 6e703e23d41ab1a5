import { FilterPanels } from '@/components/interactive/FilterPanels';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { moments } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { buyerContent } from '@/lib/buyers/page-sections';
import type { Resolved } from '@/lib/buyers/resolve-content';
import { fill } from '@/lib/text/fill';
import { Rows } from '../../_components/Sections';

const copy = buyersCopy.due;
const filterGroups = [
  { legend: copy.when, options: moments.map((id) => ({ id, label: copy.moments[id].short })) },
];

type DeadlinesTableProps = Resolved<NonNullable<ReturnType<typeof buyerContent>['deadlines']>> & {
  /** The name of the nation within a sentence. */
  nation: string;
};

/**
 * Renders what must exist at tender, award and delivery: a column each, on mobile only the selected one; then
 * checklists.
 */
export const DeadlinesTable = ({ rows, checklists, nation }: DeadlinesTableProps) => (
  <Section id={copy.id} title={copy.title}>
    <FilterPanels
      className="mb-3 md:hidden [&>legend]:sr-only"
      groups={filterGroups}
      inactiveAttribute="data-unchosen"
      name="column"
    >
      <DataTable
        blocks
        caption={fill(copy.caption, { nation })}
        columns={[
          { label: copy.what, cell: ({ what }) => what, width: 'm' },
          ...moments.map((moment) => ({
            label: copy.moments[moment].title,
            cell: ({ at }: DeadlinesTableProps['rows'][number]) => at[moment],
            choice: moment,
          })),
        ]}
        rows={rows}
      />
      <Rows items={checklists} />
    </FilterPanels>
    <p className="part-caption">{copy.note}</p>
  </Section>
);
