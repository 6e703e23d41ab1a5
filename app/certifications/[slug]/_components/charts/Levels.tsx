import { clsx } from 'clsx';
import { Fragment } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { Levels as LevelsRecord } from '@/content/certifications/types';

/** The top padding of each step on wide screens, and up to 1180 px the width of its bar. */
const stepSizes = ['before:w-1/3 lg:pt-4', 'before:w-2/3 lg:pt-8', 'before:w-full lg:pt-12'];

/** Renders levels as rising steps. The level that most suppliers need has the color of the line. */
export function Levels({ levels }: LevelsRecord) {
  return (
    <ol className="grid numerals lg:auto-cols-fr lg:grid-flow-col lg:items-end">
      {levels.map(({ name, value, facts, emphasized }, index) => (
        <li
          className={clsx(
            'relative pt-4 pb-4 lg:border-t-8 lg:pr-6 lg:pb-0',
            'before:absolute before:top-0 before:left-0 before:h-2 before:content-empty lg:before:hidden',
            'lg:not-first:border-l-2 lg:not-first:border-l-rule lg:not-first:pl-6',
            emphasized ? 'border-t-line before:bg-line' : 'border-t-slate before:bg-slate',
            stepSizes[index],
          )}
          key={name}
        >
          <h3 className="text-sub max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-3">
            <small className="block font-normal text-small text-muted">{name}</small> {value}
          </h3>
          <dl className="mt-1 grid grid-cols-[6rem_1fr] md:mt-3">
            {facts.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className="py-0.5 text-caption text-muted md:py-1">{term}</dt>
                <dd className="py-0.5 text-small md:py-1">
                  <RichText text={text} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
