import { clsx } from 'clsx';
import { Terminal } from '@/components/line/Terminal';
import { Link } from '@/components/ui/Link';
import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import type { Relation } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

interface RelationLineProps {
  kind: Relation['kind'];
  relations: readonly Relation[];
  /** Name of the page's own certification: the large stop from which this line starts. */
  here?: string;
  /** A dashed branch leaves the large stop for the line below. */
  branches?: boolean;
}

/** The line itself: the trunk's own, dashed, or quiet and apart. Vertical below 1181 px. */
const lines = {
  touches: 'border-line max-lg:border-l-8 lg:-left-to-rail lg:top-2.5 lg:border-t-10',
  'other-regime': 'border-ink-2 border-dashed max-lg:border-l-6 lg:left-16 lg:top-3 lg:border-t-6',
  none: 'border-slate max-lg:border-l-6 lg:left-0 lg:top-3 lg:border-t-6',
} as const;

/** One line of the map of relations: a name for the kind, then the certifications as linked stops. */
export function RelationLine({ kind, relations, here, branches }: RelationLineProps) {
  if (relations.length === 0 && !here) return null;
  const copy = certificationCopy.relations;
  return (
    <div className="relative grid gap-y-5 pb-12 last:pb-0 lg:grid-cols-[264px_1fr]">
      <span
        aria-hidden="true"
        className={clsx('absolute max-lg:top-2 max-lg:bottom-14 max-lg:left-2.75 lg:right-0', lines[kind])}
      />
      {here && <Terminal className="hidden lg:-top-2 lg:right-0 lg:block lg:h-11.5 lg:w-2.5" />}
      {branches && (
        <span
          aria-hidden="true"
          className="absolute top-6 bottom-2.5 left-5.25 hidden border-ink-2 border-l-6 border-dashed lg:block"
        />
      )}
      {kind === 'other-regime' && (
        <svg
          aria-hidden="true"
          className="absolute -top-2.5 left-5.25 hidden stroke-muted lg:block"
          fill="none"
          height="32"
          width="44"
        >
          <path d="M3 0V4Q3 8 6 11L15 20Q20 25 27 25H44" strokeDasharray="14 9" strokeWidth="6" />
        </svg>
      )}
      <div className={clsx('relative pl-12.5 lg:pt-12.5', here ? 'lg:pl-16' : 'lg:pl-0')}>
        {here && (
          <p>
            <span
              aria-hidden="true"
              className="absolute -top-1.5 -left-2.25 size-12 rounded-full border-8 border-fg bg-line lg:-top-2.25 lg:left-0"
            />
            <span className="block text-[1.625rem] leading-value lg:pr-5 font-bold tracking-value">
              {here}
            </span>{' '}
            <span className="block text-small text-muted">{copy.here}</span>
          </p>
        )}
        <h3 className={clsx('text-h4 lg:pr-6', here && 'mt-4')}>{copy[kind]}</h3>
      </div>
      <ul
        className={clsx(
          'relative grid h-fit gap-x-6 gap-y-6',
          relations.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
        )}
      >
        {relations.map(({ certification, text }) => (
          <li
            className={clsx(
              'relative pl-12.5 lg:pt-11.5 lg:pl-0',
              'before:absolute before:top-0.5 before:left-0 before:size-7.5 before:rounded-full before:border-6 before:bg-ground lg:before:top-0',
              kind === 'touches' ? 'before:border-fg' : 'before:border-muted',
            )}
            key={certification}
          >
            <Link
              className="inline-block py-1 text-h4 underline decoration-1 underline-offset-4 hover:decoration-2"
              href={`/certifications/${certification}`}
            >
              {certificationBySlug[certification].comparison.name}
            </Link>
            <p className="mt-1 text-small text-muted">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
