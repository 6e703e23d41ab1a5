import { type StageCode, stageCodes } from '@/content/planner/types';

/** Distance between the three stops: bid, award, delivery. */
const step = 20;

/** By when a certification has to stand: three stops on a line, the due one filled; dashed where one has to ask. */
export function StageStops({ stage, x, y }: { stage: StageCode; x: number; y: number }) {
  const asks = stage === 'ask';
  return (
    <g>
      <path
        className="stroke-fg"
        d={`M${x + 7} ${y}h${2 * step}`}
        strokeDasharray={asks ? '4 3' : undefined}
        strokeWidth="2"
      />
      {stageCodes.slice(0, 3).map((code, index) => {
        const isOpen = asks && index < 2;
        return (
          <circle
            className={isOpen ? 'fill-ground stroke-fg' : 'fill-fg'}
            cx={x + 7 + index * step}
            cy={y}
            key={code}
            r={isOpen ? 5.5 : code === stage ? 6.5 : 3}
            strokeDasharray={isOpen ? '3 2.2' : undefined}
            strokeWidth={isOpen ? 2 : 0}
          />
        );
      })}
    </g>
  );
}
