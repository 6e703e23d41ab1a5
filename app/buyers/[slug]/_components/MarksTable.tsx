import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import { type Buyer, levels } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Line } from '../../_components/Line';

const copy = buyersCopy.marks;
const steps = [0, 1, 2, 3] as const;

/** The nation's security markings, lowest first, with what a company needs for each. */
export function MarksTable({ buyer, numbers }: { buyer: Buyer; numbers: SourceNumbers }) {
  return (
    <StackedTable
      caption={fill(copy.caption, { buyer: buyer.inText })}
      className="marks-rows mt-8 print:mt-2"
      columns={copy.columns.map((label, index) => ({
        label,
        className: ['lg:w-[28%]', 'lg:w-[20%]', 'lg:w-[32%]', ''][index],
      }))}
      from="lg"
      look="dense"
      rows={buyer.marks.map((row) => ({
        key: row.mark,
        header: <RichText text={row.mark} terms={false} />,
        cells: [
          <span className="flex items-end gap-2 lg:flex-col lg:items-start" key="level">
            <svg aria-hidden="true" className="h-5 w-14 flex-none" viewBox="0 0 56 22">
              {steps.map((step) => (
                <rect
                  className={step < row.level ? 'fill-fg stroke-fg' : 'fill-none stroke-muted'}
                  height={4 + step * 5}
                  key={step}
                  strokeWidth="1.5"
                  width="10"
                  x={step * 14 + 1}
                  y={16 - step * 5}
                />
              ))}
            </svg>
            {levels[row.level - 1]}
          </span>,
          <span key="needs">
            <Line line={{ ...row, text: row.needs }} numbers={numbers} />
          </span>,
          <RichText key="decides" text={row.decides} />,
        ],
      }))}
    />
  );
}
