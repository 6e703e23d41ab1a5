import { certifications } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { filterCopy } from '@/content/page-copy/comparison';
import { formatRange } from '@/lib/figures/format';

/** Certifications that match the filter: all of them until a choice narrows the list. */
export function MatchList() {
  return (
    <ul aria-label={filterCopy.matches} className="match-list">
      {certifications.map(({ slug, tags, focus, comparison }) => (
        <li className="match" data-tags={tags.join(' ')} key={slug}>
          <a className="match-link" href={certificationPath(slug)}>
            {comparison.name}
          </a>{' '}
          <span className="hidden text-muted text-small group-data-filtered/filter:block lg:group-data-filtered/filter:flex-1">
            {focus}
          </span>{' '}
          <span className="hidden font-bold numerals lg:group-data-filtered/filter:block">
            {formatRange(comparison.timeline)}, {formatRange(comparison.cost)}
          </span>
        </li>
      ))}
    </ul>
  );
}
