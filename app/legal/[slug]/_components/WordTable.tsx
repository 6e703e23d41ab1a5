import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { TableBlock } from '@/content/legal/types';

/** A table of words in a legal text. */
export function WordTable({ caption, columns, rows }: TableBlock) {
  return (
    <StackedTable
      caption={caption}
      captioned
      className="mt-6"
      columns={columns.map((label) => ({ label }))}
      look="dense"
      rows={rows.map(([header = '', ...cells]) => ({
        key: header,
        header: <RichText text={header} terms={false} />,
        cells: cells.map((text) => <RichText key={text} text={text} />),
      }))}
    />
  );
}
