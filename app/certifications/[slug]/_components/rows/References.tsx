import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { Certification } from '@/content/certifications/types';

/** Tables to look things up in, a row each. */
export function References({ certification: { references = [] } }: { certification: Certification }) {
  return references.map(({ id, title, lead, caption, columns, rows, note }) => (
    <FoldRow hint={lead} key={id} title={title}>
      <StackedTable
        id={id}
        caption={caption}
        captioned
        columns={columns.map((label, index) => ({ label, className: index ? undefined : 'md:w-[24%]' }))}
        look="dense"
        rows={rows.map(([header = '', ...cells]) => ({
          key: header,
          header,
          cells: cells.map((text) => <RichText key={text} text={text} />),
        }))}
      />
      {note && (
        <p className="mt-6 max-w-measure text-small text-muted">
          <RichText text={note} />
        </p>
      )}
    </FoldRow>
  ));
}
