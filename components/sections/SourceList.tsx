import { clsx } from 'clsx';
import { factLabels } from '@/content/facts/labels';
import { sourcesIn } from '@/lib/facts/facts';
import { formatDate, oneWord } from '@/lib/figures/format';

interface SourceListProps {
  /** Content whose facts are listed. */
  of: unknown;
  className?: string;
  id?: string;
}

/** What facts are based on: title, issuer, edition, date and places, and when they were checked. */
export function SourceList({ of, className, id }: SourceListProps) {
  return (
    <ul
      className={clsx('flex flex-col gap-3.5 text-small print:gap-y-2 print:text-label', className)}
      id={id}
    >
      {sourcesIn(of).map(({ id, title, publisher, edition, date, sections, certainty, checked }) => (
        <li className="text-muted" key={id}>
          <cite className="block font-bold text-fg not-italic">{title}</cite> {publisher}, {edition} (
          {oneWord(formatDate(date))}){sections.map((section) => `, ${section}`)};{' '}
          {factLabels.certainty[certainty]} {formatDate(checked)}
        </li>
      ))}
    </ul>
  );
}
