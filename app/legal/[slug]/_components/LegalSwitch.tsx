import { clsx } from 'clsx';
import { Link } from '@/components/ui/Link';
import { legalDocuments } from '@/content/legal';
import { legalLabels } from '@/content/legal/labels';
import type { LegalSlug } from '@/content/legal/slugs';

/** The six legal texts as stops on one gray line, this one marked. */
export function LegalSwitch({ current }: { current: LegalSlug }) {
  return (
    <nav aria-label={legalLabels.texts} className="mt-7 md:mt-11">
      <ul className="relative grid grid-cols-2 gap-x-5 md:grid-cols-6 md:gap-x-0 md:before:absolute md:before:inset-x-0 md:before:top-2.25 md:before:h-1.5 md:before:bg-rule">
        {legalDocuments.map(({ slug, label }) => (
          <li className="max-md:border-rule max-md:border-t" key={slug}>
            <Link
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'relative block text-copy leading-tight no-underline hover:underline max-md:flex max-md:min-h-11 max-md:items-center max-md:pl-9 md:pt-8.5 md:pr-2 md:pb-1.5',
                'before:absolute before:left-0 before:rounded-full before:border-5 max-md:before:size-5 max-md:before:border-4 md:before:top-0 md:before:size-6',
                slug === current
                  ? 'font-extrabold before:border-fg before:bg-line'
                  : 'font-semibold text-muted before:border-muted before:bg-ground',
              )}
              href={`/legal/${slug}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
