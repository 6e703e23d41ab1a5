import { SortableHead } from '@/components/interactive/SortableHead';
import { certifications } from '@/content/certifications';
import { tableCopy } from '@/content/page-copy/comparison';
import { tableAxes, tableRow } from '@/lib/comparison/rows';
import { sortOrder } from '@/lib/comparison/sort';
import { fill } from '@/lib/text/fill';
import { AxisEnds } from './AxisEnds';
import { axisWords } from './axis-ends';
import { ComparisonRow } from './ComparisonRow';

const head = 'pr-2 pb-2 text-left align-bottom font-bold text-small text-muted';
const { columns: names, axes: axisCopy } = tableCopy;

/** The eight certifications in one table: a table from 1280 px and in print, a block per row below. */
export function ComparisonTable() {
  const axes = tableAxes(certifications);
  const months: [string, string] = ['0', fill(axisCopy.months, { months: axes.months })];
  const euros: [string, string] = [axisCopy.zero, fill(axisCopy.euros, { thousands: axes.euros / 1000 })];
  const order = (column: Parameters<typeof sortOrder>[0]) => sortOrder(column, certifications);
  return (
    <table className="comparison w-full table-fixed xl:text-small numerals narrow:block text-caption print:mt-0">
      <caption className="sr-only">{tableCopy.caption}</caption>
      <thead className="border-fg border-b-2">
        <SortableHead
          cellClassName={head}
          columns={[
            { id: 'certification', name: names.certification, order: order('certification') },
            {
              id: 'timeline',
              name: names.timeline,
              under: <AxisEnds ends={months} />,
              order: order('timeline'),
            },
            { id: 'cost', name: names.cost, under: <AxisEnds ends={euros} />, order: order('cost') },
            { id: 'complexity', name: names.complexity, order: order('complexity') },
            { id: 'nato', name: names.nato },
            { id: 'usdod', name: names.usdod },
            { id: 'eu', name: names.eu },
            { id: 'prerequisites', name: names.prerequisites },
          ]}
        />
      </thead>
      <tbody>
        {certifications.map((certification) => (
          <ComparisonRow
            ends={{ months: axisWords(...months), euros: axisWords(...euros) }}
            key={certification.slug}
            row={tableRow(certification, axes)}
          />
        ))}
      </tbody>
    </table>
  );
}
