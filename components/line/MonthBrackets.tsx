import { clsx } from 'clsx';
import type { Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';
import { share } from '@/lib/geometry/scale';

/** Something that ends between two months of the ruler, or at one. */
interface MonthBracket {
  months: Range<'months'>;
  /** What ends then. */
  text: string;
  /** Goes on from the tablet up. */
  more: string;
}

/** Brackets under a ruler of months. The words stand right of a bracket, or below it where it ends in the second half. */
export function MonthBrackets({ brackets, total }: { brackets: readonly MonthBracket[]; total: number }) {
  return (
    <ol className="relative">
      {brackets.map(({ months, text, more }) => {
        const below = months.max > total / 2;
        const from = below ? months.min : months.max;
        return (
          <li className={clsx('relative', below ? 'h-18 md:h-15' : 'h-15 md:h-10.5')} key={text}>
            <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible stroke-fg">
              <line strokeWidth="1.5" x2={share(months.min, total)} y1="11" y2="11" />
              <line
                strokeWidth="4"
                x1={share(months.min, total)}
                x2={share(months.max, total)}
                y1="11"
                y2="11"
              />
              {[...new Set([months.min, months.max])].map((month) => (
                <line
                  key={month}
                  strokeWidth="4"
                  x1={share(month, total)}
                  x2={share(month, total)}
                  y1="2"
                  y2="13"
                />
              ))}
            </svg>
            {/* Only foreignObject takes a percentage without a style attribute. */}
            <svg className="absolute inset-0 size-full overflow-visible">
              <title>{formatRange(months)}</title>
              <foreignObject
                height="52"
                width={share(total - from, total)}
                x={share(from, total)}
                y={below ? 18 : 0}
              >
                <p className={clsx('text-small text-muted', !below && 'pl-3')}>
                  <span className="bg-ground">
                    <b className="font-bold text-fg max-md:block md:mr-2">{formatRange(months)}</b> {text}
                    <span className="max-md:hidden">{more}</span>
                  </span>
                </p>
              </foreignObject>
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
