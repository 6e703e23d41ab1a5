import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import { type DueItem, moments } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Line } from '../../_components/Line';

const copy = buyersCopy.due;

interface DueTableProps {
  items: readonly DueItem[];
  /** The nation inside a sentence. */
  nation: string;
  numbers: SourceNumbers;
}

/** What must exist at tender, at award and at delivery. */
export function DueTable({ items, nation, numbers }: DueTableProps) {
  return (
    <>
      <StackedTable
        caption={fill(copy.caption, { nation })}
        className="mt-4 print:mt-2"
        columns={[copy.what, ...moments.map((moment) => copy.moments[moment])].map((label) => ({ label }))}
        from="lg"
        look="dense"
        rows={items.map(({ what, at }) => ({
          key: what,
          header: <RichText terms={false} text={what} />,
          cells: moments.map((moment) => {
            const line = at[moment];
            return <span key={moment}>{line ? <Line line={line} numbers={numbers} /> : copy.none}</span>;
          }),
        }))}
      />
      <p className="max-w-measure pt-3 text-small print:pt-1">{copy.note}</p>
    </>
  );
}
