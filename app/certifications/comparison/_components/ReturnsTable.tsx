import type { ReactNode } from 'react';
import { StackedTable } from '@/components/ui/StackedTable';
import { certificationBySlug } from '@/content/certifications';
import { labels } from '@/content/labels';
import { returnsCopy } from '@/content/page-copy/comparison';
import { returnNotes, returns } from '@/content/roi';
import type { Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';
import { axisEnd, barOn } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { AxisBar } from './AxisBar';
import { AxisEnds } from './AxisEnds';
import { axisEnds, axisWords } from './axis-ends';

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
      <StackedTable
        caption={caption}
        className="returns mt-8 md:mt-12"
        columns={[
          { label: columns.certification, className: 'w-3/10 lg:w-[24%]' },
          {
            label: columns.payback,
            className: 'w-[35%] lg:w-[38%]',
            header: (
              <>
                {columns.payback}
                <AxisEnds ends={['0', paybackTo]} />
              </>
            ),
          },
          {
            label: columns.uplift,
            header: (
              <>
                {columns.uplift}
                <AxisEnds ends={['0', upliftTo]} />
              </>
            ),
          },
        ]}
        look="words"
        rows={returns.map(({ certification: slug, payback, uplift }) => ({
          key: slug,
          header: (
            <>
              <b className="block text-name">{certificationBySlug[slug].comparison.name}</b>{' '}
              <span className="text-small text-muted">{certificationBySlug[slug].focus}</span>
            </>
          ),
          cells: [
            <Figure axis={axisWords('0', paybackTo)} key="payback" range={payback}>
              <AxisBar bar={barOn(payback, paybackEnd)} />
            </Figure>,
            <Figure axis={axisWords('0', upliftTo)} key="uplift" range={uplift}>
              <AxisBar bar={barOn(uplift, upliftEnd)} className="fill-line" />
            </Figure>,
          ],
        }))}
      />
      {returnNotes.map((note) => (
        <p className="mt-4 max-w-72ch text-muted text-small" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** A range over its bar; where the columns have no head, the axis ends under it. */
function Figure({ range, axis, children }: { range: Range; axis: string; children: ReactNode }) {
  return (
    <div className={`${axisEnds} md:after:hidden`} data-axis={axis}>
      <span className="block text-name whitespace-nowrap">{formatRange(range)}</span>
      {children}
    </div>
  );
}
