import { Link } from '@/components/ui/Link';
import { certifications } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { filterCopy } from '@/content/page-copy/comparison';
import { formatRange } from '@/lib/figures/format';

/** Stop and line of each item while everything is listed: side by side, like stations of one line. */
const compact =
  '*:relative *:pt-7.5 *:before:absolute *:before:top-0.5 *:before:left-0 *:before:z-2 *:before:size-5 *:before:rounded-full *:before:border-5 *:before:border-fg *:before:bg-ground *:lg:not-last:after:absolute *:lg:not-last:after:top-2.25 *:lg:not-last:after:left-3 *:lg:not-last:after:h-1.5 *:lg:not-last:after:w-full *:lg:not-last:after:bg-line';

/** The same once a choice narrows the list: one row a match, stops one under another. */
const row =
  '*:data-[match=no]:hidden *:group-data-narrowed/filter:flex *:group-data-narrowed/filter:min-h-16 *:group-data-narrowed/filter:flex-wrap *:group-data-narrowed/filter:items-center *:group-data-narrowed/filter:gap-x-6 *:group-data-narrowed/filter:border-rule *:group-data-narrowed/filter:border-b *:group-data-narrowed/filter:py-3 *:group-data-narrowed/filter:pl-13.5 *:group-data-narrowed/filter:before:top-[calc(50%-15px)] *:group-data-narrowed/filter:before:size-7.5 *:group-data-narrowed/filter:before:border-6 *:group-data-narrowed/filter:before:bg-line *:group-data-narrowed/filter:after:hidden';

/** Certifications that match the filter: all of them until a choice narrows the list. */
export function MatchList() {
  return (
    <ul
      aria-label={filterCopy.matches}
      className={`relative grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 lg:col-span-2 lg:grid-cols-8 lg:gap-x-0 lg:group-data-narrowed/filter:col-span-1 lg:group-data-narrowed/filter:col-start-2 group-data-narrowed/filter:block group-data-narrowed/filter:border-fg group-data-narrowed/filter:border-t-2 before:absolute before:top-8.5 before:bottom-8.5 before:left-2.75 before:hidden before:w-2 before:bg-line group-data-narrowed/filter:before:block ${compact} ${row}`}
    >
      {certifications.map(({ slug, tags, focus, comparison }) => (
        <li data-tags={tags.join(' ')} key={slug}>
          <Link
            className="block min-h-6 pr-2 font-semibold text-label no-underline underline-offset-4 after:absolute after:inset-0 after:z-2 hover:underline group-data-narrowed/filter:text-[1.375rem] group-data-narrowed/filter:font-extrabold group-data-narrowed/filter:tracking-value lg:group-data-narrowed/filter:w-54"
            href={certificationPath(slug)}
          >
            {comparison.name}
          </Link>{' '}
          <span className="block pr-2 text-caption text-muted leading-tight group-data-narrowed/filter:text-small lg:group-data-narrowed/filter:flex-1">
            {focus}
          </span>{' '}
          <span className="hidden font-semibold tabular-nums lg:group-data-narrowed/filter:block">
            {formatRange(comparison.timeline)}, {formatRange(comparison.cost)}
          </span>
        </li>
      ))}
    </ul>
  );
}
