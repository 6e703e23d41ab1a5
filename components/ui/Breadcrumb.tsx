import { labels } from '@/content/labels';
import type { Crumb } from '@/lib/pages/crumbs';
import { Link } from './Link';

/** The way to this page; the last level is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb} className="relative z-3">
      <ol className="breadcrumb">
        {items.map(({ label, href }, index) => (
          <li key={label}>
            <Level current={index === items.length - 1} href={href} label={label} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Level({ label, href, current }: Crumb & { current: boolean }) {
  if (current) {
    return <span aria-current="page">{label}</span>;
  }
  if (!href) return <span>{label}</span>;
  return <Link href={href}>{label}</Link>;
}
