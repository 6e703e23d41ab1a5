import type { FirstBid } from '@/lib/planner/engine/first-bid';
import type { wideFrame } from '@/lib/planner/picture/wide-frame';
import { firstBidText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { FirstBidBracket } from './FirstBidBracket';

interface RunHeadsProps {
  frame: ReturnType<typeof wideFrame>;
  words: PlannerWords;
  /** What a first bid needs; the printed sheet says it elsewhere. */
  bid?: FirstBid;
}

/** Names of the two runs, and above the shortest the bracket of a first bid with the head of the stages. */
export function RunHeads({ frame: { x, measures, top, under }, words, bid }: RunHeadsProps) {
  const { picture, bid: named } = words.copy;
  return (
    <>
      <text className="plan-run !fill-fg font-bold" y={top - 16}>
        {picture.short}
      </text>
      {bid && (
        <>
          <text textAnchor="middle" x={measures.label - 36} y={top - 4}>
            {named.stage}
          </text>
          <FirstBidBracket bid={bid} text={firstBidText(bid, words)} title={named.title} x={x} y={top - 46} />
        </>
      )}
      <text className="plan-run !fill-fg font-bold" y={under - 14}>
        {picture.long}
      </text>
    </>
  );
}
