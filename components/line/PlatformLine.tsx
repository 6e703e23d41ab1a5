import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import { layEndToEnd, rem, share, totalMonths } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface PlatformLineProps {
  phases: readonly { name: string; months: number }[];
  flag: { month: number; label: string };
  gap: { figure: string; label: string };
  /** Months of the whole scale, of which this route takes a part. */
  total: number;
}

/** The short route at the scale of the long one: the line with its stops, the flag, and the measured gap behind it. */
export function PlatformLine({ phases, flag, gap, total }: PlatformLineProps) {
  const arrival = totalMonths(phases);
  return (
    <div className="relative mt-4 h-29.5 tight:h-40 lg:h-31 print:h-40">
      <svg aria-hidden="true" className="absolute inset-0 h-full w-full overflow-visible">
        <rect className="fill-fg" height={rem(80)} width="2" x={share(flag.month, total)} y={rem(38)} />
        <rect
          className="fill-line [height:0.5rem] [y:2.125rem] lg:[height:1rem] lg:[y:1.875rem]"
          width={share(arrival, total)}
          x="0"
        />
        {layEndToEnd(phases).map(({ name, start }) => (
          <circle
            className="translate-x-1.25 fill-ground stroke-2 stroke-fg [r:3.5px] md:translate-x-2 md:stroke-4 md:[r:6px] lg:translate-x-4.25 lg:stroke-6 lg:[r:14px]"
            cx={share(start, total)}
            cy={rem(38)}
            key={name}
          />
        ))}
        <rect
          className="fill-fg [height:2.25rem] [width:6px] [y:1.25rem] -translate-x-0.75 lg:[height:3.5rem] lg:[width:10px] lg:[y:0.625rem] lg:-translate-x-2.5"
          x={share(arrival, total)}
        />
      </svg>
      {/* The words are placed at the same percentages; foreignObject is the only element that allows this without a style attribute. */}
      <svg className="absolute inset-0 h-full w-full overflow-visible">
        <title>{fill(labels.monthsOf, { part: arrival, whole: total })}</title>
        <foreignObject height={rem(76)} width={share(total - arrival, total)} x={share(arrival, total)} y="0">
          <p className="flex h-19 items-center gap-2 pl-3 tight:flex-col tight:items-start tight:justify-center tight:gap-0 tight:text-caption lg:gap-3 lg:pl-8">
            <span className="whitespace-nowrap text-sub tight:text-name">
              <RichText text={gap.figure} terms={false} />
            </span>
            <span className="lg:text-body">{gap.label}</span>
            <span
              aria-hidden="true"
              className="relative h-0.5 flex-1 bg-fg before:absolute before:-top-2 before:right-0 before:h-4.5 before:w-0.5 before:bg-fg max-md:hidden"
            />
          </p>
        </foreignObject>
        <foreignObject
          className="overflow-visible"
          height={rem(26)}
          width={share(total - flag.month, total)}
          x={share(flag.month, total)}
          y={rem(96)}
        >
          <p className="ml-2 w-max tight:w-auto bg-ground px-2 font-bold text-small">{flag.label}</p>
        </foreignObject>
      </svg>
    </div>
  );
}
