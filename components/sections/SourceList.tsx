import { clsx } from 'clsx';
import { factLabels } from '@/content/facts/labels';
import { sourcesIn } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';

interface SourceListProps {
  /** Content whose facts are meant. */
  of: unknown;
  className?: string;
}

/** What facts rest on: title, issuer, edition, date and places, and when they were checked. */
export function SourceList({ of, className }: SourceListProps) {
  return (
    <ul className={clsx('flex flex-col gap-3.5 text-small', className)}>
      {sourcesIn(of).map(({ id, title, publisher, edition, date, sections, certainty, checked }) => (
        <li key={id}>
          <cite className="font-bold not-italic">{title}</cite>{' '}
          <span className="block text-muted">
            {publisher}, {edition} (<time dateTime={date}>{formatDate(date)}</time>)
            {sections.map((section) => `, ${section}`)}; {factLabels.certainty[certainty]}{' '}
            <time dateTime={checked}>{formatDate(checked)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
