import { clsx } from 'clsx';
import { Fragment } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { CertificationSectionOf } from '@/content/certifications/types';

/** The top padding of each step from 1181 px up, where the steps rise. */
const stepSizes = ['lg:pt-4', 'lg:pt-8', 'lg:pt-12'];

/** Renders levels as rising steps. The level that most suppliers need has the color of the line. */
export function Levels({ levels }: Pick<CertificationSectionOf<'levels'>, 'levels'>) {
  return (
    <ol className="grid numerals lg:auto-cols-fr lg:grid-flow-col lg:items-end">
      {levels.map(({ name, value, facts, emphasized }, index) => (
        <li
          className={clsx(
            'border-t-8 pt-4 pb-4 lg:pr-6 lg:pb-0',
            'lg:not-first:border-l-2 lg:not-first:border-l-rule lg:not-first:pl-6',
            emphasized ? 'border-t-line' : 'border-t-slate',
            stepSizes[index],
          )}
          key={name}
        >
          <h3 className="text-sub">
            <small className="block font-normal text-small text-muted">{name}</small> {value}
          </h3>
          <dl className="mt-2 grid grid-cols-[6rem_1fr]">
            {facts.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className="py-1 text-caption text-muted">{term}</dt>
                <dd className="py-1 text-small">
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
