import { Fragment } from 'react';
import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { Certification, TableBlock } from '@/content/certifications/types';

/** Tables to look things up in, a row each. */
export function References({ certification: { references = [] } }: { certification: Certification }) {
  return references.map(({ id, title, lead, caption, columns, rows, note }) => (
    <FoldRow hint={lead} key={id} title={title}>
      {columns.length === 2 ? (
        <Terms id={id} rows={rows} />
      ) : (
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
      )}
      {note && (
        <p className="mt-6 max-w-measure text-small text-muted">
          <RichText text={note} />
        </p>
      )}
    </FoldRow>
  ));
}

/** A name and what is said of it need no table: a list of terms. */
function Terms({ id, rows }: Pick<TableBlock, 'id' | 'rows'>) {
  return (
    <dl className="border-fg border-t-2 text-small md:grid md:grid-cols-[24%_1fr]" id={id}>
      {rows.map(([name = '', text = '']) => (
        <Fragment key={name}>
          <dt className="border-rule pt-3 pr-4 font-bold md:border-b md:pb-3">{name}</dt>
          <dd className="border-rule border-b pb-3 md:pt-3">
            <RichText text={text} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
