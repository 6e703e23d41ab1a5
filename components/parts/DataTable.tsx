import { clsx } from 'clsx';
import { Fragment, type ReactElement } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import './data.css';

/** A column: how it is called and what it says of a row. */
export interface Column<Row> {
  /** Its name; null where a cell names itself. */
  label: string | null;
  cell: (row: Row) => Content | undefined;
  /** Width beside the others; `l` shares what is left. */
  width?: 's' | 'm' | 'l';
  /**
   * On the phone: at the end of the name's line, or below it after its label (default), without it (`plain`), or only once
   * the row is opened (`more`). The first column is the name.
   */
  mobile?: 'inline' | 'stacked' | 'unlabeled' | 'expanded';
  /** Chosen on the phone by a button around the table (PartChoice, by the name `column`): all but the first wait for it. */
  choice?: string;
  /** Figures, set to the right. */
  numbers?: boolean;
}

interface DataTableProps<Row> {
  /** What the table says, for assistive technology; with `captioned` it stands above. */
  caption: Text;
  captionVisible?: boolean;
  /** The first one holds the names of the rows. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** Row of the heads where they do more than name their columns. */
  headerRow?: ReactElement;
  /** Target of a fragment. */
  rowId?: (row: Row) => string | undefined;
  /** Words by which a filter chooses the row. */
  rowTags?: (row: Row) => string;
  /** Words after the name. On the phone a sign at the end of the name's line, called by them, opens the row's `more`. */
  expandLabel?: (row: Row) => string;
  /** A box to tick before each name on paper, under this word. */
  printCheckbox?: string;
  /** The heads stay in view, for a table longer than the window. */
  sticky?: boolean;
}

const mobileClasses = {
  inline: 'part-line',
  stacked: undefined,
  unlabeled: undefined,
  expanded: 'part-more',
} as const;
const widths = { s: 'part-s', m: 'w-11/50', l: undefined } as const;

/** Attributes with a value: one without is still named in the page's data, once for each cell. */
const given = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** A table with row headers; below 761 px each row is a block under its name. */
export function DataTable<Row>({
  caption,
  captionVisible,
  columns,
  rows,
  headerRow,
  rowId,
  rowTags,
  expandLabel,
  printCheckbox,
  sticky,
}: DataTableProps<Row>) {
  const [name, ...others] = columns;
  const named = columns.some(({ label }) => label);
  const [first] = columns.flatMap(({ choice }) => choice ?? []);
  return (
    <table className={clsx('part-table', sticky && 'part-sticky', printCheckbox && 'part-ticked')}>
      <caption className={captionVisible ? 'part-title' : 'sr-only'}>
        <RichContent of={caption} terms={false} />
      </caption>
      <thead className={named ? undefined : 'sr-only'}>
        {headerRow ?? (
          <tr>
            {columns.map(({ label, width = 'l', numbers }, index) => (
              <th
                className={clsx(widths[width], numbers && 'md:text-right') || undefined}
                data-tick={index === 0 ? printCheckbox : undefined}
                key={index}
                scope="col"
              >
                <Breakable name={label} />
              </th>
            ))}
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} {...given({ 'data-tags': rowTags?.(row), id: rowId?.(row) })}>
            <th scope="row">
              <RichContent of={name.cell(row) ?? ''} terms={false} />
              {expandLabel ? (
                <>
                  {' '}
                  <span>{expandLabel(row)}</span>
                </>
              ) : null}
            </th>
            {others.map(({ label, cell, mobile, choice, numbers }, index) => {
              const content = cell(row);
              return (
                <td
                  key={index}
                  {...given({
                    className: clsx(mobile && mobileClasses[mobile], numbers && 'md:text-right') || undefined,
                    'data-column': choice,
                    'data-label':
                      mobile !== 'inline' && mobile !== 'unlabeled' && label && content ? label : undefined,
                    'data-unchosen': choice && choice !== first ? '' : undefined,
                  })}
                >
                  {content ? <RichContent of={content} /> : null}
                  {expandLabel && mobile === 'inline' ? (
                    <details>
                      <summary className="grid size-6 place-items-center">
                        <span className="sr-only">{expandLabel(row)}</span>
                      </summary>
                    </details>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name of a column, which may break after a colon: "ISO 9001:2015" in a narrow one. */
const Breakable = ({ name }: { name: string | null }) =>
  name?.split(/(?<=:)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
