import { Link } from '@/components/ui/Link';
import { certifications } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { filterCopy } from '@/content/page-copy/comparison';
import { formatRange } from '@/lib/figures/format';

/** Each item: a row with its stop on the list's line. */
const item =
  '*:relative *:data-[match=no]:hidden *:flex *:min-h-16 *:flex-wrap *:items-center *:gap-x-6 *:border-rule *:border-b *:py-3 *:pr-8 *:pl-13.5 *:before:absolute *:before:top-[calc(50%-15px)] *:before:left-0 *:before:z-2 *:before:size-7.5 *:before:rounded-full *:before:border-6 *:before:border-fg *:before:bg-line *:after:absolute *:after:top-1/2 *:after:right-0 *:after:-mt-1.75';

/** Certifications that match the filter; shown once a choice narrows the list: the table below lists them all. */
export function MatchList() {
  return (
    <ul
      aria-label={filterCopy.matches}
      className={`relative hidden border-fg lg:col-start-2 border-t-2 before:absolute before:top-8.5 before:bottom-8.5 before:left-2.75 before:w-2 before:bg-line group-data-narrowed/filter:block noscript:block ${item}`}
    >
      {certifications.map(({ slug, tags, focus, comparison }) => (
        <li className="arrow-end" data-tags={tags.join(' ')} key={slug}>
          <Link
            className="font-extrabold text-[1.375rem] tracking-value no-underline underline-offset-4 after:absolute after:inset-0 after:z-2 hover:underline lg:w-54"
            href={certificationPath(slug)}
          >
            {comparison.name}
          </Link>{' '}
          <span className="text-muted lg:flex-1">{focus}</span>{' '}
          <span className="font-semibold tabular-nums max-lg:hidden">
            {formatRange(comparison.timeline)}, {formatRange(comparison.cost)}
          </span>
        </li>
      ))}
    </ul>
  );
}
