import { clsx } from 'clsx';
import { Fragment, type ReactElement } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import './data.css';

/** A column: its label and the content of its cells. */
export interface Column<Row> {
  /** The label; null where the cells need none. */
  label: string | null;
  /** The label in the parts between which a narrow column breaks it (“ISO 9001:” and “2015”). */
  labelParts?: readonly string[];
  cell: (row: Row) => Content | undefined;
  /** The width on desktop; `l` columns share the remaining space. */
  width?: 's' | 'm' | 'l';
  /**
   * The place on mobile: at the end of the line of the name (`inline`), below it with the label (`stacked`, the
   * default) or without it (`unlabeled`), or only after the row is opened (`expanded`). The first column is the name.
   */
  mobile?: 'inline' | 'stacked' | 'unlabeled' | 'expanded';
  /**
   * The option of the FilterPanels named `column` around the table that shows this column on mobile; initially the
   * first.
   */
  choice?: string;
  /** Whether the cells are numbers, aligned to the right. */
  numbers?: boolean;
}

interface DataTableProps<Row> {
  /** The caption, for assistive technology only unless `captionVisible` is set. */
  caption: Text;
  captionVisible?: boolean;
  /** The first column has the row headers. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** A custom header row, for example with sort buttons. */
  headerRow?: ReactElement;
  /** Returns the id of a row, the target of a fragment. */
  rowId?: (row: Row) => string | undefined;
  /** Returns the space-separated tags by which a filter selects the row. */
  rowTags?: (row: Row) => string;
  /** Returns the option of the FilterPanels named `row` around the table that shows the row on mobile; initially the first. */
  rowChoice?: (row: Row) => string;
  /** Returns the text after the name, which on mobile also labels the button that opens the `expanded` columns. */
  expandLabel?: (row: Row) => string;
  /** The heading of the checkboxes that precede the names in print. */
  printCheckbox?: string;
  /** Whether on mobile the link of a name covers its row, which then ends with an arrow. */
  linkedRows?: boolean;
  /** Whether on tablets, too, each row is a block below its name, because the cells contain sentences. */
  blocks?: boolean;
  /** Whether the header row is sticky, for a table that is longer than the window. */
  sticky?: boolean;
}

const mobileClasses = {
  inline: 'part-line',
  stacked: undefined,
  unlabeled: undefined,
  expanded: 'part-more',
} as const;
const widths = { s: 'part-s', m: 'w-11/50', l: undefined } as const;

/** Returns the attributes that have a value. Undefined ones would be part of the payload, in every cell. */
const definedAttributes = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** Renders a table with row headers. Below 761 px, or 1181 px with `blocks`, each row is a block below its name. */
export function DataTable<Row>({
  caption,
  captionVisible,
  columns,
  rows,
  headerRow,
  rowId,
  rowTags,
  rowChoice,
  expandLabel,
  printCheckbox,
  linkedRows,
  blocks,
  sticky,
}: DataTableProps<Row>) {
  const [name, ...others] = columns;
  /** Returns the id of the name of a row, which labels its disclosure. */
  const nameId = (row: Row) => rowId && `${rowId(row)}-name`;
  const hasLabels = columns.some(({ label }) => label);
  const [firstChoice] = columns.flatMap(({ choice }) => choice ?? []);
  return (
    <table
      className={clsx(
        'part-table',
        linkedRows && 'part-linked',
        blocks && 'part-blocks',
        blocks && columns.length > 4 && 'part-labeled',
        sticky && 'part-sticky',
        printCheckbox && 'part-ticked',
      )}
    >
      <caption className={captionVisible ? 'part-title' : 'sr-only'}>
        <RichContent content={caption} terms={false} />
      </caption>
      <thead className={hasLabels ? 'text-muted max-md:sr-only' : 'sr-only'}>
        {headerRow ?? (
          <tr>
            {columns.map(({ label, labelParts, width = 'l', numbers }, index) => {
              // A header without text would be announced as empty.
              const Tag = label ? 'th' : 'td';
              return (
                <Tag
                  className={clsx(widths[width], numbers && 'md:text-right') || undefined}
                  data-tick={index === 0 ? printCheckbox : undefined}
                  key={index}
                  scope={label ? 'col' : undefined}
                >
                  {labelParts ? <Breakable parts={labelParts} /> : label}
                </Tag>
              );
            })}
          </tr>
        )}
      </thead>
      <tbody className="max-md:block max-md:ink-t print:break-before-avoid">
        {rows.map((row, index) => (
          <tr
            key={index}
            {...definedAttributes({
              'data-tags': rowTags?.(row),
              'data-row': rowChoice?.(row),
              'data-unchosen': rowChoice && index > 0 ? '' : undefined,
              id: rowId?.(row),
            })}
          >
            <th scope="row">
              <RichContent content={name.cell(row) ?? ''} terms={false} />
              {expandLabel ? (
                <>
                  {' '}
                  <span {...definedAttributes({ id: nameId(row) })}>{expandLabel(row)}</span>
                </>
              ) : null}
            </th>
            {others.map(({ label, cell, mobile, choice, numbers }, index) => {
              const content = cell(row);
              return (
                <td
                  key={index}
                  {...definedAttributes({
                    className: clsx(mobile && mobileClasses[mobile], numbers && 'md:text-right') || undefined,
                    'data-column': choice,
                    'data-label':
                      mobile !== 'inline' && mobile !== 'unlabeled' && label && content ? label : undefined,
                    'data-unchosen': choice && choice !== firstChoice ? '' : undefined,
                  })}
                >
                  {content ? <RichContent content={content} /> : null}
                  {expandLabel && mobile === 'inline' ? (
                    <details>
                      <summary
                        className="grid size-6 place-items-center border border-transparent"
                        {...definedAttributes({ 'aria-labelledby': nameId(row) })}
                      />
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

/** Renders the parts of a label with break opportunities between them. */
const Breakable = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
