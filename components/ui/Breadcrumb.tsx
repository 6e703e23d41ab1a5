import { labels } from '@/content/labels';
import type { Crumb } from '@/lib/pages/registry';

/** The way to this page; the last level is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb} className="relative z-3">
      <ol className="breadcrumb">
        {items.map(({ label, href }, index) => (
          <li aria-current={index === items.length - 1 ? 'page' : undefined} key={label}>
            {href && index < items.length - 1 ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
