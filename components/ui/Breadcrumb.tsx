import { labels } from '@/content/labels';
import type { Crumb } from '@/lib/pages/registry';

/** Renders the breadcrumb; the last item is the current page. Like the header it is English, except the names of pages. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb} className="relative z-3" lang="en">
      <ol className="breadcrumb flex flex-wrap items-center gap-x-2 text-muted text-small max-md:gap-x-1 max-md:text-caption">
        {items.map(({ label, href, lang }, index) => (
          <li
            aria-current={index === items.length - 1 ? 'page' : undefined}
            className="flex items-center gap-x-2 py-1 max-md:gap-x-1 current:font-bold current:text-fg"
            key={label}
            lang={lang}
          >
            {href && index < items.length - 1 ? (
              <a className="py-2 hover:underline" href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
