import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import type { CertificationSectionOf } from '@/content/certifications/types';
import { lanePaths } from '@/lib/geometry/lanes';

/** Lengths in px. With these, a change over two lanes ends above the stop. */
const sizes = { start: 14, gap: 22, stop: 60 };

/** The left edge of the stop in each lane. */
const stopOffsets = ['before:-left-px', 'before:left-5.25', 'before:left-10.75'];

/** Renders a procedure as a line that changes to the lane of the actor of each step. The company has the left lane. */
export function Sequence({ caption, rows, lanes }: CertificationSectionOf<'sequence'>) {
  const paths = lanePaths(lanes, sizes);
  return (
    <div className="relative">
      <svg aria-hidden="true" className="absolute top-0 left-0 h-full w-24">
        <path
          className="stroke-2 stroke-rule"
          d={[...new Set(lanes)].map((lane) => `M${sizes.start + lane * sizes.gap} 0V9999`).join('')}
        />
      </svg>
      <ol aria-label={caption}>
        {rows.map(([title, actor, text], index) => {
          const lane = lanes[index] ?? 0;
          return (
            <li
              className={clsx(
                'relative min-h-24 pt-12 pb-2 pl-24 text-small md:grid md:grid-cols-[15rem_1fr] md:gap-x-8 print:min-h-0',
                'before:absolute before:top-11.25 before:z-1 before:size-7.5 before:rounded-full before:border-4 before:border-fg before:content-empty',
                lane === 0 ? 'before:bg-line' : 'before:bg-surface',
                stopOffsets[lane],
              )}
              key={title}
            >
              <svg aria-hidden="true" className="absolute top-0 left-0 h-full w-24">
                <path
                  className="fill-none stroke-8 stroke-line"
                  d={paths[index]}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              <h3 className="text-name">
                {index + 1}. <RichText text={title} terms={false} />{' '}
                <small className="block font-normal text-small text-muted">
                  <RichText text={actor} />
                </small>
              </h3>
              <p className="max-w-measure">
                <RichText text={text} />
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
