import { clsx } from 'clsx';
import { Link } from '@/components/ui/Link';
import { buyerRecords } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath } from '@/lib/buyers/lines';

/** All buyers as stops on one gray line, this one marked. */
export function BuyerSwitch({ current }: { current: BuyerSlug }) {
  return (
    <nav aria-label={buyersCopy.switchLabel} className="mt-9 md:mt-15 print:hidden">
      <ul className="relative grid grid-cols-2 gap-x-5 md:grid-cols-5 md:gap-y-5 xl:auto-cols-auto xl:grid-flow-col xl:grid-cols-none xl:justify-between xl:before:absolute xl:before:inset-x-0 xl:before:top-2.25 xl:before:h-1.5 xl:before:bg-rule">
        {buyerRecords.map(({ slug, name }) => (
          <li className="max-md:border-rule max-md:border-t" key={slug}>
            <Link
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'relative block text-small leading-tight no-underline hover:underline max-md:flex max-md:min-h-11 max-md:items-center max-md:pl-9 md:pt-8.5 md:pr-2 md:pb-1.5',
                'before:absolute before:left-0 before:rounded-full before:border-5 max-md:before:size-5 max-md:before:border-4 md:before:top-0 md:before:size-6',
                slug === current
                  ? 'font-extrabold before:border-fg before:bg-line'
                  : 'font-semibold text-muted before:border-muted before:bg-ground',
              )}
              href={buyerPath(slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
