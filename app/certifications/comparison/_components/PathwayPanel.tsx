import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { pathwaysCopy } from '@/content/page-copy/comparison';
import type { Pathway } from '@/content/pathways';
import { formatRange } from '@/lib/figures/format';

/** One pathway: its stops with what each contributes, its duration and cost. */
export function PathwayPanel({ pathway }: { pathway: Pathway }) {
  const { name, duration, cost, text, stops } = pathway;
  return (
    <>
      {/* Where all panels stand open, each needs its name. */}
      <h3 className="sr-only text-name print:not-sr-only noscript:not-sr-only">{name}</h3>
      <ol
        aria-label={pathwaysCopy.stops}
        className="pathway-stops grid gap-x-6 border-rule md:auto-cols-fr md:grid-flow-col lg:border-t lg:pt-6"
      >
        {stops.map(({ certification, reason, optional }, index) => (
          <li
            className={clsx(
              optional && 'max-lg:before:border-dashed',
              // The way to a stop that is not always called at.
              stops[index + 1]?.optional &&
                'max-lg:after:bg-transparent! max-lg:after:border-dashed max-lg:after:border-line max-md:after:border-l-8 md:max-lg:after:border-t-8',
            )}
            key={certification}
          >
            <a
              className="inline-block py-0.5 text-name underline decoration-1 underline-offset-4 hover:decoration-2"
              href={certificationPath(certification)}
            >
              {certificationBySlug[certification].comparison.name}
            </a>
            {optional && <p className="text-small">{optional}</p>}
            <p className="mt-2 max-w-[34ch] text-small text-muted">
              <RichText text={reason} />
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-6 gap-y-6 border-rule border-t pt-6 print:mt-2 print:grid-cols-2 print:pt-2 lg:mt-12 lg:grid-cols-12">
        <p className="max-w-measure text-body lg:col-span-6">
          <RichText text={text} />
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-3 numerals xs:gap-x-8 md:gap-x-16 lg:col-span-5 lg:grid lg:grid-cols-[auto_auto] lg:gap-x-6 lg:col-start-8">
          <div>
            <dt className="text-small text-muted">{pathwaysCopy.duration}</dt>
            <dd className="text-name xs:whitespace-nowrap">{formatRange(duration)}</dd>
          </div>
          <div>
            <dt className="text-small text-muted">{pathwaysCopy.cost}</dt>
            <dd className="text-name xs:whitespace-nowrap">{formatRange(cost)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
