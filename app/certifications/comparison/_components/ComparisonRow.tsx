import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { RequirementMark } from '@/components/ui/RequirementMark';
import { tableCopy } from '@/content/page-copy/comparison';
import type { TableRow } from '@/lib/comparison/rows';
import { AxisBar } from './AxisBar';
import { ComplexityMark } from './ComplexityMark';

const { columns: names } = tableCopy;
const bar = 'fill-fg group-data-[match=no]/row:fill-slate';
const figure = 'block font-semibold leading-item whitespace-nowrap group-data-[match=no]/row:font-[480]';
const glyph = 'size-3.5 md:size-4 xl:size-4.5 group-data-[match=no]/row:opacity-55';

/** Lighter ground of a row that matches or lies under the mouse, 20 px beyond the table on both sides. */
const band =
  'after:absolute after:-inset-x-5 after:inset-y-0 after:-z-1 after:transition-colors after:duration-120 group-hover/row:after:bg-sheet group-data-[match=yes]/row:after:bg-sheet wide:after:right-auto wide:after:w-[calc(100cqw+2.5rem)] print:after:hidden';

/** A cell; its column's name is drawn over it where the columns have no head (see the table's body). */
function Cell({ label, place, children }: { label: string; place?: string; children: ReactNode }) {
  return (
    <td className={place} data-label={label}>
      {children}
    </td>
  );
}

/**
 * One certification in the table. The link stands in the row header and covers the whole row: the header cell is its
 * containing block, which a table row is not in every browser, and as high as the row; the table's box (its container)
 * says how far to the right it reaches. Where the row is a grid it is the containing block itself.
 */
export function ComparisonRow({ row }: { row: TableRow }) {
  return (
    <tr
      className="group/row border-rule border-b data-[match=no]:text-quiet narrow:relative narrow:grid narrow:grid-cols-2 narrow:gap-x-2 md:narrow:gap-x-5 narrow:gap-y-4.5 narrow:pt-6 narrow:pb-6.5 md:narrow:grid-cols-4"
      data-tags={row.tags.join(' ')}
    >
      <th
        className={`text-left font-normal ${band} before:absolute before:top-6 before:left-0 before:z-3 before:hidden before:size-6.5 before:rounded-full before:border-5 before:border-fg before:bg-line group-data-[match=yes]/row:before:block max-md:group-data-[match=yes]/row:pl-9 narrow:col-span-full narrow:pr-8 md:before:left-[calc(var(--rail)-var(--axis)-0.8125rem)] wide:relative wide:pr-3 wide:before:top-1/2 wide:before:-mt-3.25`}
        scope="row"
      >
        <Link
          className="block no-underline after:absolute after:inset-0 wide:after:right-auto wide:after:w-[100cqw]"
          href={row.href}
        >
          <b className="block text-2xl font-extrabold leading-tight tracking-value decoration-3 decoration-signal underline-offset-5 group-hover/row:underline group-data-[match=no]/row:font-medium wide:text-term xl:text-row print:text-base">
            {row.name}
          </b>{' '}
          <span className="text-label text-muted wide:text-caption xl:text-label print:text-[0.6875rem]">
            {row.focus}
          </span>
          <Icon
            className="absolute top-8 right-0 wide:top-1/2 wide:right-auto wide:left-[calc(100cqw-1.25rem)] wide:-mt-1.75 print:hidden"
            name="right"
          />
        </Link>
      </th>
      <Cell label={names.timeline}>
        <span className={figure}>{row.timeline.text}</span>
        <AxisBar bar={row.timeline.bar} className={bar} />
      </Cell>
      <Cell label={names.cost}>
        <span className={figure}>{row.cost.text}</span>
        <AxisBar bar={row.cost.bar} className={bar} />
      </Cell>
      <Cell label={names.complexity} place="max-md:order-1">
        <ComplexityMark {...row.complexity} />
      </Cell>
      <Cell label={names.nato}>
        <RequirementMark glyph={glyph} requirement={row.requirements.nato} />
      </Cell>
      <Cell label={names.usdod}>
        <RequirementMark glyph={glyph} requirement={row.requirements.usdod} />
      </Cell>
      <Cell label={names.eu}>
        <RequirementMark glyph={glyph} requirement={row.requirements.eu} />
      </Cell>
      <Cell
        label={names.prerequisites}
        place="max-md:order-2 max-md:col-span-2 md:narrow:col-start-4 md:narrow:row-start-2 wide:pr-8"
      >
        {row.prerequisites}
      </Cell>
    </tr>
  );
}
