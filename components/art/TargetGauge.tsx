import { share } from '@/lib/geometry/scale';

/** Marks of the ruler, in percent. */
const ticks = Array.from({ length: 21 }, (_, tick) => tick * 5);

const length = (tick: number) => (tick % 50 ? (tick % 25 ? 7 : 12) : 16);

/** A ruler from 0 to 100 percent; the bar under it runs from the target to its end, the pointer stands on the target. */
export function TargetGauge({ from }: { from: number }) {
  return (
    <svg aria-hidden="true" className="h-11.5 w-full overflow-visible">
      {ticks.map((tick) => (
        <line
          className="stroke-fg"
          key={tick}
          x1={share(tick, 100)}
          x2={share(tick, 100)}
          y1={28 - length(tick)}
          y2="28"
        />
      ))}
      <rect className="fill-fg" height="2" width="100%" y="27" />
      <rect className="fill-fg" height="14" width={share(100 - from, 100)} x={share(from, 100)} y="28" />
      <svg aria-hidden="true" overflow="visible" x={share(from, 100)}>
        <path className="fill-line" d="M0 28l-7-20h14Z" />
      </svg>
    </svg>
  );
}
