import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { RequirementMark } from '@/components/ui/RequirementMark';
import { tableCopy } from '@/content/page-copy/comparison';
import type { Axes, TableRow } from '@/lib/comparison/rows';
import { AxisBar } from './AxisBar';
import { ComplexityMark } from './ComplexityMark';

const { columns: names } = tableCopy;

/** A range in words over its bar; where the columns have no head, with its column's name and the ends of its axis. */
function RangeCell({
  label,
  axis,
  range,
}: {
  label: string;
  axis: string;
  range: TableRow['cost' | 'timeline'];
}) {
  return (
    <td data-axis={axis} data-label={label}>
      <b>{range.text}</b>
      <AxisBar bar={range.bar} className="bar" />
    </td>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return <td data-label={label}>{children}</td>;
}

/**
 * One certification in the table (looks in app/styles/comparison/table.css). The link stands in the row header and covers the
 * whole row.
 */
export function ComparisonRow({ row, ends }: { row: TableRow; ends: Record<keyof Axes, string> }) {
  return (
    <tr data-tags={row.tags.join(' ')}>
      <th scope="row">
        <a href={row.href}>
          <b>{row.name}</b> <span>{row.focus}</span>
          <Icon name="right" />
        </a>
      </th>
      <RangeCell axis={ends.months} label={names.timeline} range={row.timeline} />
      <RangeCell axis={ends.euros} label={names.cost} range={row.cost} />
      <Cell label={names.complexity}>
        <ComplexityMark {...row.complexity} />
      </Cell>
      <Cell label={names.nato}>
        <RequirementMark requirement={row.requirements.nato} />
      </Cell>
      <Cell label={names.usdod}>
        <RequirementMark requirement={row.requirements.usdod} />
      </Cell>
      <Cell label={names.eu}>
        <RequirementMark requirement={row.requirements.eu} />
      </Cell>
      <Cell label={names.prerequisites}>
        {row.prerequisites} {row.note && <small className="text-caption text-muted">{row.note}</small>}
      </Cell>
    </tr>
  );
}
