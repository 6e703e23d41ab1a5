import type { GapState } from '@/content/gaps/types';
import { trackLevels } from '@/lib/gaps/tracks';
import { questionMark } from '../../_components/StateGlyph';

const { held, beside, apart } = trackLevels;
const middle = (held + beside) / 2;

/** A row on the tracks: a stop of both, an interchange from one to the other, a ring on the asked one, or a question. */
export function TrackStop({ state, x }: { state: GapState; x: number }) {
  if (state === 'new')
    return <circle className="fill-ground stroke-line" cx={x} cy={apart} r="9" strokeWidth="5" />;
  if (state === 'unknown')
    return (
      <g>
        <circle
          className="fill-ground stroke-fg"
          cx={x}
          cy={apart}
          r="10.5"
          strokeDasharray="3 3"
          strokeWidth="2"
        />
        <path
          className="fill-none stroke-fg"
          d={questionMark}
          strokeWidth="2"
          transform={`translate(${x - 9} ${apart - 9})`}
        />
      </g>
    );
  if (state === 'reuse')
    return (
      <g>
        <circle className="fill-fg stroke-ground" cx={x} cy={middle} r="12" strokeWidth="3" />
        <path className="fill-none stroke-ground" d={`M${x - 5} ${middle}l4 4 7-8`} strokeWidth="3" />
      </g>
    );
  return (
    <g>
      <rect
        className="fill-ground stroke-fg"
        height={apart - held + 20}
        rx="9"
        strokeWidth="4"
        width="18"
        x={x - 9}
        y={held - 10}
      />
      <path
        className="fill-fg"
        d={`M${x - 9} ${(held + apart) / 2}V${held - 1}a9 9 0 0 1 18 0V${(held + apart) / 2}z`}
      />
    </g>
  );
}
