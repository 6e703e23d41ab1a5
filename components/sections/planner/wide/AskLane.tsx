import type { StageCode } from '@/content/planner/types';
import { StageStops } from './StageStops';

interface AskLaneProps {
  certification: string;
  name?: string;
  stage: StageCode | null;
  /** What is to be done first. */
  text: string;
  /** Where the months begin, and the length of the dashes, in px. */
  x: number;
  length: number;
  /** Where the words begin. */
  words: number;
  y: number;
}

/** A certification to ask about: dashed, without months or cost. */
export function AskLane({ certification, name, stage, text, x, length, words, y }: AskLaneProps) {
  return (
    <g data-lane={certification}>
      <text y={y + 5}>{name}</text>
      {stage && <StageStops stage={stage} x={x - 62} y={y} />}
      <g className="fill-ground stroke-muted" strokeDasharray="7 5" strokeWidth="4">
        <path d={`M${x + 14} ${y}h${length}`} fill="none" />
        <circle cx={x} cy={y} r="8" strokeDasharray="5 4" strokeWidth="3" />
      </g>
      <text className="plan-over" x={words} y={y + 5}>
        {text}
      </text>
    </g>
  );
}
