import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import type { LevelsBlock } from '@/content/certifications/types';
import { DateLine } from './DateLine';

/** Height of each step on wide screens. */
const heights = ['md:min-h-72', 'md:min-h-90', 'md:min-h-108', 'md:min-h-126'];

/** Levels as rising steps, the one most suppliers meet in the line's color, and their dates below. */
export function Levels({ block }: { block: LevelsBlock }) {
  return (
    <>
      <ol className="mt-9 grid tabular-nums md:mt-16 md:auto-cols-fr md:grid-flow-col md:items-end">
        {block.levels.map(({ name, value, facts, emphasized }, index) => (
          <li
            className={clsx(
              'relative border-t-8 pt-5 pb-7 md:pr-4 md:pb-0 lg:pr-7',
              'md:not-first:border-l-2 md:not-first:border-l-rule md:not-first:pl-4 lg:not-first:pl-7',
              emphasized ? 'border-t-line' : 'border-t-slate',
              heights[index],
            )}
            key={name}
          >
            <h3>
              <span className="block text-small text-muted">{name}</span>{' '}
              <span className="mt-0.5 block text-subsection">{value}</span>
            </h3>
            <dl className="mt-4.5">
              {facts.map(({ term, text }) => (
                <div className="border-rule border-t py-2.25" key={term}>
                  <dt className="text-caption text-muted">{term}</dt>
                  <dd className="text-small leading-[1.35]">
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {block.dates && <DateLine events={block.dates} />}
    </>
  );
}
