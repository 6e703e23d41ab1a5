import { FilterPanels } from '@/components/interactive/FilterPanels';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { type Buyer, moments, type PurchaseDeadline } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { fill } from '@/lib/text/fill';
import { Rows } from '../../_components/Sections';

const copy = buyersCopy.due;
const filterGroups = [
  { legend: copy.when, options: moments.map((id) => ({ id, label: copy.moments[id].short })) },
];

/**
 * Renders what must exist at tender, award and delivery: a column each, on mobile only the selected one; then
 * checklists.
 */
export function DeadlinesTable({ buyer: { due, guides = [], nameInSentence } }: { buyer: Buyer }) {
  if (!due) return null;
  return (
    <Section id={copy.id} title={copy.title}>
      <FilterPanels
        className="buyer-moments"
        groups={filterGroups}
        inactiveAttribute="data-unchosen"
        name="column"
      >
        <DataTable<PurchaseDeadline>
          caption={fill(copy.caption, { nation: nameInSentence })}
          columns={[
            { label: copy.what, cell: ({ what }) => what, width: 'm' },
            ...moments.map((moment) => ({
              label: copy.moments[moment].title,
              cell: ({ at }: PurchaseDeadline) => at[moment],
              choice: moment,
            })),
          ]}
          rows={due}
        />
        <Rows items={guides.filter(({ rows }) => !rows)} />
      </FilterPanels>
      <p className="part-caption">{copy.note}</p>
    </Section>
  );
}
