import { clsx } from 'clsx';

interface SiblingStopsProps {
  /** Name of the navigation. */
  label: string;
  items: readonly { label: string; href: string }[];
  /** href of the page the stops stand on. */
  current: string;
  className: string;
  /** Columns of the row; it shows the line behind it from the width at which it is one row. */
  row: string;
  /** Size of the names. */
  text: string;
}

/** All pages of a family as stops on one gray line, this one marked. */
export function SiblingStops({ label, items, current, className, row, text }: SiblingStopsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={clsx('sibling-stops grid grid-cols-2 gap-x-4 enlarged:grid-cols-1', row)}>
        {items.map(({ label, href }) => (
          <li className="max-md:border-rule max-md:border-t" key={href}>
            <a
              aria-current={href === current ? 'page' : undefined}
              className={clsx('sibling-stop', text)}
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
