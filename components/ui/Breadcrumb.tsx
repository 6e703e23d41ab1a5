import { labels } from '@/content/labels';
import type { Crumb } from '@/lib/pages/crumbs';
import { Icon } from './Icon';
import { Link } from './Link';

/** The way to this page; the last level is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb} className="relative z-3">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-label text-muted">
        {items.map(({ label, href }, index) => (
          <li className="flex items-center gap-x-2.5 py-1" key={label}>
            {index > 0 && <Icon className="flex-none opacity-70" name="chevron" />}
            <Level current={index === items.length - 1} href={href} label={label} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Level({ label, href, current }: Crumb & { current: boolean }) {
  if (current) {
    return (
      <span aria-current="page" className="font-medium text-fg">
        {label}
      </span>
    );
  }
  if (!href) return <span>{label}</span>;
  return (
    <Link className="py-2 no-underline hover:underline" href={href}>
      {label}
    </Link>
  );
}
