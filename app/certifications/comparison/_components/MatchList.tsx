import { certifications } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { filterCopy } from '@/content/page-copy/comparison';
import { formatRange } from '@/lib/figures/format';

/** Certifications that match the filter: all of them until a choice narrows the list. */
export function MatchList() {
  return (
    <ul
      aria-label={filterCopy.matches}
      className="relative flex flex-wrap gap-x-5 lg:col-span-2 lg:justify-between lg:group-data-filtered/filter:col-span-1 lg:group-data-filtered/filter:col-start-2 group-data-filtered/filter:block group-data-filtered/filter:border-fg group-data-filtered/filter:border-t-2 before:absolute before:top-8.5 before:bottom-8.5 before:left-2.75 before:hidden before:w-2 before:bg-line group-data-filtered/filter:before:block"
    >
      {certifications.map(({ slug, tags, focus, comparison }) => (
        <li className="match" data-tags={tags.join(' ')} key={slug}>
          <a
            className="block min-h-6 whitespace-nowrap font-semibold text-caption no-underline underline-offset-4 after:absolute after:inset-0 after:z-2 hover:underline md:text-label group-data-filtered/filter:text-[1.375rem] group-data-filtered/filter:font-extrabold group-data-filtered/filter:tracking-value lg:group-data-filtered/filter:w-54"
            href={certificationPath(slug)}
          >
            {comparison.name}
          </a>{' '}
          <span className="hidden text-muted text-small leading-tight group-data-filtered/filter:block lg:group-data-filtered/filter:flex-1">
            {focus}
          </span>{' '}
          <span className="hidden font-semibold tabular-nums lg:group-data-filtered/filter:block">
            {formatRange(comparison.timeline)}, {formatRange(comparison.cost)}
          </span>
        </li>
      ))}
    </ul>
  );
}
