import { CertificationFilter } from '@/components/interactive/CertificationFilter';
import { SortableTableHead } from '@/components/interactive/SortableTableHead';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { JoinedList } from '@/components/parts/JoinedList';
import { PlainLinks } from '@/components/parts/LinkRows';
import { RichContent } from '@/components/parts/RichContent';
import { RequirementLabel } from '@/components/ui/RequirementLabel';
import { certifications } from '@/content/certifications';
import { currencyNote } from '@/content/certifications/notes';
import { type Certification, complexities } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { comparisonTableCopy, filterCopy, filterResult, filters } from '@/content/page-copy/comparison';
import type { Range } from '@/content/units';
import { withCounts } from '@/lib/comparison/filter';
import { type SortColumn, sortOrder } from '@/lib/comparison/sort';
import { formatRange } from '@/lib/figures/format';
import { axisEnd, barOn } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

const { columns: columnNames, axes } = comparisonTableCopy;
const buyers = ['nato', 'usdod', 'eu'] as const;

/** The ends of the two axes, which all rows share. */
const months = axisEnd(
  certifications.map(({ comparison }) => comparison.timeline),
  6,
);
const euros = axisEnd(
  certifications.map(({ comparison }) => comparison.cost),
  50_000,
);

const columns: readonly [Column<Certification>, ...Column<Certification>[]] = [
  {
    label: columnNames.certification,
    cell: ({ slug, focus, comparison }) => (
      <a className="part-row-link group" href={certificationPath(slug)}>
        <span className="word-link group-hover:decoration-3 group-hover:decoration-signal">
          {comparison.name}
        </span>{' '}
        <small className="block text-small">{focus}</small>
      </a>
    ),
  },
  { label: columnNames.timeline, cell: ({ comparison }) => rangeBar(comparison.timeline, months) },
  { label: columnNames.cost, cell: ({ comparison }) => rangeBar(comparison.cost, euros) },
  { label: columnNames.complexity, cell: ({ comparison }) => complexityLevel(comparison.complexity) },
  ...buyers.map((buyer) => ({
    label: columnNames[buyer],
    cell: ({ comparison }: Certification) => <RequirementLabel requirement={comparison[buyer]} />,
  })),
  {
    label: columnNames.prerequisites,
    cell: ({ comparison: { prerequisites, prerequisitesNote } }) => (
      <span>
        {prerequisites} {prerequisitesNote && <small>{prerequisitesNote}</small>}
      </span>
    ),
  },
];

/** Renders a range as text and as a bar: a hairline along the axis, solid from the lower to the upper end. */
function rangeBar(range: Range, end: number) {
  const { start, width } = barOn(range, end);
  return (
    <>
      <b translate={range.unit === 'months' ? undefined : 'no'}>{formatRange(range)}</b>
      <svg aria-hidden="true" className="mt-1 block h-2.25 w-full fill-current stroke-current max-md:hidden">
        <line className="stroke-rule" x2="100%" y1="4.5" y2="4.5" />
        <rect height="9" width={`${width}%`} x={`${start}%`} />
      </svg>
    </>
  );
}

/** Renders the complexity as text over four cells that are filled up to its level. */
function complexityLevel(complexity: Certification['comparison']['complexity']) {
  const cells = (count: number) =>
    Array.from({ length: count }, (_, index) => `M${index * 22 + 0.75} .75h16.5v7.5h-16.5z`).join('');
  return (
    <>
      {complexity}
      <svg
        aria-hidden="true"
        className="mt-1 block h-2.25 w-21 max-w-full fill-current stroke-current max-md:hidden"
        height="9"
        viewBox="0 0 84 9"
        width="84"
      >
        <path d={cells(complexities.indexOf(complexity) + 1)} />
        <path d={cells(complexities.length)} fill="none" />
      </svg>
    </>
  );
}

/** Renders the labels at both ends of an axis, hidden from assistive technology. */
const axisEnds = (from: string, to: string) => (
  <span aria-hidden="true" className="flex justify-between text-caption max-md:sr-only">
    <span>{from}</span> <span>{to}</span>
  </span>
);

const axisLabels: Partial<Record<string, ReturnType<typeof axisEnds>>> = {
  timeline: axisEnds('0', fill(axes.months, { months })),
  cost: axisEnds(axes.zero, fill(axes.euros, { thousands: euros / 1000 })),
};
const sortableColumns: readonly SortColumn[] = ['certification', 'timeline', 'cost', 'complexity'];

/** Renders the filter, the list of matches, and the table of all certifications with its legend. */
export function ComparisonTable() {
  return (
    <CertificationFilter
      label={filterCopy.label}
      matches={
        <PlainLinks
          links={certifications.map(({ slug, tags, focus, comparison }) => ({
            label: comparison.name,
            href: certificationPath(slug),
            note: focus,
            tags,
          }))}
          label={filterCopy.matches}
        />
      }
      note={
        <p className="part-caption print:hidden">
          <RichContent content={filterCopy.note} />
        </p>
      }
      options={withCounts(filters, certifications)}
      result={filterResult}
    >
      <ul className="grid gap-x-gap gap-y-2 text-caption md:grid-cols-2 lg:grid-cols-4">
        {comparisonTableCopy.key.map(({ term, text }) => (
          <li key={term}>
            <RequirementLabel requirement={term} /> <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <DataTable
        caption={comparisonTableCopy.caption}
        columns={columns}
        headerRow={
          <SortableTableHead
            columns={Object.entries(columnNames).map(([id, name]) => ({
              id,
              name,
              under: axisLabels[id],
              order: sortableColumns
                .filter((column) => column === id)
                .map((column) => sortOrder(column, certifications))[0],
            }))}
          />
        }
        linkedRows
        rowTags={({ tags }) => tags.join(' ')}
        rows={certifications}
      />
      <p className="comparison-rows part-caption print:hidden">{filterCopy.rows}</p>
      <p className="part-caption">
        <JoinedList
          items={comparisonTableCopy.abbreviations.map(({ term, text }) => (
            <span key={term}>
              <b>{term}</b>: <RichContent content={text} />
            </span>
          ))}
        />
      </p>
      <p className="part-caption">
        <RichContent content={currencyNote} />
      </p>
    </CertificationFilter>
  );
}
