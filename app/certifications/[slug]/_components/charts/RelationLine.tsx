import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import type { Relation } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

interface RelationLineProps {
  kind: Relation['kind'];
  relations: readonly Relation[];
  /** Some relations are under other law: their dashed branch passes the stops of the line itself. */
  branch: boolean;
}

/** Where the stops of a kind stand: on the line itself, on the branch beside it, or loose, with no line at all. */
const stops = {
  touches: 'before:left-0 before:border-fg',
  'other-regime': 'before:left-8 before:border-muted before:border-dashed',
  none: 'before:left-0 before:border-muted',
} as const;

/** One part of the map of relations: the kind's name, then its certifications as linked stops. */
export function RelationLine({ kind, relations, branch }: RelationLineProps) {
  if (relations.length === 0) return null;
  return (
    <section
      className={clsx(
        'relative pt-6 print:pt-2',
        kind === 'touches' &&
          'before:absolute before:-top-6 before:bottom-0 before:left-3 before:z-1 before:w-2 before:bg-line',
      )}
    >
      {kind === 'touches' && branch && (
        <svg
          aria-hidden="true"
          className="absolute z-1 -top-8 left-0 h-[calc(100%+6.25rem)] w-14 stroke-muted"
          fill="none"
          strokeDasharray="12 7"
          strokeWidth="5"
        >
          {/* Leaves the line at 45 degrees and runs beside it. */}
          <path d="M16 8L41 33Q47 39 47 46V50M47 53V9999" />
        </svg>
      )}
      <h3 className="pl-16 text-small text-muted">{certificationCopy.relations[kind]}</h3>
      <ul>
        {relations.map(({ certification, text }) => (
          <li
            className={clsx(
              'relative max-w-4xl border-rule border-b py-3 pl-16 text-small print:min-h-0 print:py-2 print:pl-16 print:text-caption text-muted md:grid md:min-h-14 md:grid-cols-[13.5rem_1fr]',
              'before:absolute before:top-4.5 before:z-2 before:size-7.5 before:rounded-full before:border-6 before:bg-ground',
              stops[kind],
            )}
            key={certification}
          >
            <a
              className="block w-fit py-1 text-name text-fg underline decoration-1 underline-offset-4 hover:decoration-2"
              href={`/certifications/${certification}`}
            >
              {certificationBySlug[certification].comparison.name}
            </a>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
