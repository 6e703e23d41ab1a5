import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { CompanyFormsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { Briefs } from './Briefs';

/** Company forms in a table, and the permits they depend on. */
export function CompanyForms({ block }: { block: CompanyFormsBlock }) {
  return (
    <>
      <StackedTable
        caption={block.caption}
        className="mt-8 lg:mt-16 [&_thead_tr]:align-top"
        columns={[
          {
            label: stationLabels.question,
            header: <span className="sr-only">{stationLabels.question}</span>,
          },
          ...block.forms.map(({ name, description }) => ({
            label: name,
            header: (
              <>
                <span className="block text-fg text-sub">{name}</span>{' '}
                <span className="mt-1 block">{description}</span>
              </>
            ),
          })),
        ]}
        rows={block.rows.map(({ label, cells }, index) => ({
          key: label,
          header: label,
          cells: cells.map((text) => (
            <span className={index === 0 ? 'text-name' : undefined} key={text}>
              <RichText text={text} />
            </span>
          )),
        }))}
      />
      <Briefs points={block.permits} title={block.permitsTitle} />
    </>
  );
}
