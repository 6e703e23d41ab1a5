import type { Words } from '@/lib/planner/words/arrival-words';

interface DeadlineMarkProps {
  x: number;
  top: number;
  bottom: number;
  /** What it is called, and where. */
  text: string;
  words: Words;
}

/** The deadline: a band through both runs. */
export function DeadlineMark({ x, top, bottom, text, words }: DeadlineMarkProps) {
  return (
    <g>
      <path
        className="stroke-fg opacity-35 forced-colors:opacity-100"
        d={`M${x} ${top}V${bottom}`}
        strokeWidth="7"
      />
      <text className="!fill-fg font-bold" textAnchor={words.anchor} x={words.x} y={words.y}>
        {text}
      </text>
    </g>
  );
}

/** Its terminal, over the trunk. */
export function DeadlineStop({ x, trunk }: { x: number; trunk: number }) {
  return <path className="stroke-fg" d={`M${x} ${trunk - 28}V${trunk + 16}`} strokeWidth="10" />;
}
