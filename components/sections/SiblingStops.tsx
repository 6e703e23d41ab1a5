import { clsx } from 'clsx';

interface SiblingStopsProps {
  /** Name of the navigation. */
  label: string;
  items: readonly { label: string; href: string }[];
  /** href of the page the stops stand on. */
  current: string;
  className: string;
  /** Columns of the row, and the line behind it from the width at which it is one row. */
  row: string;
  /** Size of the names. */
  text: string;
}

/** All pages of a family as stops on one gray line, this one marked. */
export function SiblingStops({ label, items, current, className, row, text }: SiblingStopsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={clsx('relative grid grid-cols-2 gap-x-5 enlarged:grid-cols-1', row)}>
        {items.map(({ label, href }) => (
          <li className="max-md:border-rule max-md:border-t" key={href}>
            <a
              aria-current={href === current ? 'page' : undefined}
              className={clsx(
                'relative block leading-tight no-underline hover:underline max-md:flex max-md:min-h-11 max-md:items-center max-md:pl-9 md:pt-8.5 md:pr-2 md:pb-1.5',
                'before:absolute before:left-0 before:rounded-full before:border-5 max-md:before:size-5 max-md:before:border-4 md:before:top-0 md:before:size-6',
                text,
                href === current
                  ? 'font-extrabold before:border-fg before:bg-line'
                  : 'font-semibold text-muted before:border-muted before:bg-ground',
              )}
              href={href}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
