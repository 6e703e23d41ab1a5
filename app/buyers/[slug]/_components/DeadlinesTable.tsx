import { FilterPanels } from '@/components/interactive/FilterPanels';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { type Buyer, moments, type PurchaseDeadline } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { fill } from '@/lib/text/fill';
import { Rows } from '../../_components/Sections';

const copy = buyersCopy.due;
const choices = [
  { legend: copy.when, options: moments.map((id) => ({ id, label: copy.moments[id].short })) },
];

/** What must exist at tender, at award and at delivery: columns, on the phone the rows of the chosen one; then checklists. */
export function DeadlinesTable({ buyer: { due, guides = [], inText } }: { buyer: Buyer }) {
  if (!due) return null;
  return (
    <Section id={copy.id} title={copy.title}>
      <FilterPanels className="buyer-moments" groups={choices} mark="data-unchosen" name="column">
        <DataTable<PurchaseDeadline>
          caption={fill(copy.caption, { nation: inText })}
          columns={[
            { label: copy.what, cell: ({ what }) => what, width: 'm' },
            ...moments.map((choice) => ({
              label: copy.moments[choice].title,
              cell: ({ at }: PurchaseDeadline) => at[choice],
              choice,
            })),
          ]}
          rows={due}
        />
        <Rows of={guides.filter(({ rows }) => !rows)} />
      </FilterPanels>
      <p className="part-caption">{copy.note}</p>
    </Section>
  );
}
