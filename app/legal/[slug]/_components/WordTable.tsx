import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import type { TableBlock } from '@/content/legal/types';

/** A table of words. On the phone each row becomes a block whose cells name their column. */
export function WordTable({ caption, columns, rows }: TableBlock) {
  return (
    <table className="mt-6 w-full text-small max-md:block">
      <caption className="pb-2.5 text-left font-bold text-copy max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              className="border-fg border-b-2 pr-4 pb-2 text-left font-normal text-label text-muted"
              key={column}
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-fg max-md:border-t-2">
        {rows.map((row) => (
          <tr className="border-rule border-b max-md:block max-md:py-3" key={row[0]}>
            {row.map((text, index) => (
              <Cell column={columns[index] ?? ''} first={index === 0} key={columns[index]} text={text} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text, column, first }: { text: string; column: string; first: boolean }) {
  const Tag = first ? 'th' : 'td';
  return (
    <Tag
      className={clsx(
        'text-left align-baseline max-md:block md:w-1/3 md:py-3 md:pr-5 md:last:pr-0',
        first ? 'font-bold' : 'font-normal max-md:mt-1.5',
      )}
      scope={first ? 'row' : undefined}
    >
      {!first && (
        <span aria-hidden="true" className="block text-caption text-muted md:hidden">
          {column}
        </span>
      )}
      <RichText text={text} />
    </Tag>
  );
}
