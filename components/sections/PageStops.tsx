import { clsx } from 'clsx';

interface PageStop {
  label: string;
  href: string;
  /** Printed where the page only announces something: it is then no link. */
  status?: string;
}

interface PageStopsProps {
  items: readonly PageStop[];
  /** href of the page that the page at hand belongs to. */
  current?: string;
  className?: string;
}

/** Pages as stops on one line, down the page below the desktop's width. */
export function PageStops({ items, current, className }: PageStopsProps) {
  return (
    <ul className={clsx('relative lg:grid lg:auto-cols-fr lg:grid-flow-col', className)}>
      {items.map(({ label, href, status }) => (
        <li className={clsx('page-stop', status && 'stop-planned')} key={href}>
          {status ? (
            <span>
              {label} <span className="block text-small text-muted">{status}</span>
            </span>
          ) : (
            <a
              aria-current={href === current ? 'true' : undefined}
              className="inline-block py-1 font-bold hover:underline max-lg:py-2"
              href={href}
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
