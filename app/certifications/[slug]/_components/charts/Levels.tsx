import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { LevelsBlock } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { DateLine } from './DateLine';

/** Height of each step on wide screens. */
const heights = ['md:min-h-72', 'md:min-h-90', 'md:min-h-108', 'md:min-h-126'];

/** Levels as rising steps, the one most suppliers meet in the line's color, and their dates below. */
export function Levels({ block }: { block: LevelsBlock }) {
  return (
    <>
      <Fold
        className="mt-8 md:mt-16"
        title={fill(certificationCopy.levelsFold, { count: block.levels.length })}
      >
        <ol className="grid tabular-nums max-md:pt-4 md:auto-cols-fr md:grid-flow-col md:items-end">
          {block.levels.map(({ name, value, facts, emphasized }, index) => (
            <li
              className={clsx(
                'relative border-t-8 pt-4 pb-6 md:pr-4 md:pb-0 lg:pr-6',
                'md:not-first:border-l-2 md:not-first:border-l-rule md:not-first:pl-4 lg:not-first:pl-6',
                emphasized ? 'border-t-line' : 'border-t-slate',
                heights[index],
              )}
              key={name}
            >
              <h3 className="text-sub">
                <small className="block text-small text-muted">{name}</small> {value}
              </h3>
              <dl className="mt-4">
                {facts.map(({ term, text }) => (
                  <Fragment key={term}>
                    <dt className="border-rule border-t pt-2 text-caption text-muted">{term}</dt>
                    <dd className="pb-2 text-small">
                      <RichText text={text} />
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </Fold>
      {block.dates && <DateLine events={block.dates} />}
    </>
  );
}
