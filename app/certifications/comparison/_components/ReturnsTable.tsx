import type { ReactNode } from 'react';
import { DataTable } from '@/components/parts/DataTable';
import { certificationBySlug } from '@/content/certifications';
import { labels } from '@/content/labels';
import { returnsCopy } from '@/content/page-copy/comparison';
import { returnNotes, returns } from '@/content/roi';
import type { Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';
import { axisEnd, barOn } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { AxisBar } from './AxisBar';
import { axisWords } from './axis-ends';

/** Payback and contract uplift of the four certifications the planning model covers. */
export function ReturnsTable() {
  const paybackEnd = axisEnd(
    returns.map(({ payback }) => payback),
    6,
  );
  const upliftEnd = axisEnd(
    returns.map(({ uplift }) => uplift),
    100,
  );
  const paybackTo = fill(labels.months, { number: paybackEnd });
  const upliftTo = `${upliftEnd}%`;
  const { columns, caption } = returnsCopy;
  return (
    <>
      <DataTable
        caption={caption}
        columns={[
          {
            label: columns.certification,
            cell: ({ certification }) => (
              <>
                {certificationBySlug[certification].comparison.name}{' '}
                <small className="block">{certificationBySlug[certification].focus}</small>
              </>
            ),
          },
          {
            label: columns.payback,
            cell: ({ payback }) => (
              <Figure axis={axisWords('0', paybackTo)} range={payback}>
                <AxisBar bar={barOn(payback, paybackEnd)} />
              </Figure>
            ),
          },
          {
            label: columns.uplift,
            cell: ({ uplift }) => (
              <Figure axis={axisWords('0', upliftTo)} range={uplift}>
                <AxisBar bar={barOn(uplift, upliftEnd)} className="fill-line" />
              </Figure>
            ),
          },
        ]}
        rows={returns}
      />
      {returnNotes.map((note) => (
        <p className="mt-4 max-w-72ch text-muted text-small" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** A range over its bar, with the ends of its axis: for the eye alone, as a column head is. */
function Figure({ range, axis, children }: { range: Range; axis: string; children: ReactNode }) {
  return (
    <div className="axis-ends" data-axis={axis}>
      <span className="block text-name whitespace-nowrap">{formatRange(range)}</span>
      {children}
    </div>
  );
}
