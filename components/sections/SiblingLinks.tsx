interface SiblingLinksProps {
  /** Name of the navigation. */
  label: string;
  items: readonly { label: string; href: string }[];
  /** href of the page the links stand on. */
  current: string;
  className: string;
}

/** All pages of a family as plain links, this one marked. */
export function SiblingLinks({ label, items, current, className }: SiblingLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="sibling-links">
        {items.map(({ label, href }) => (
          <li key={href}>
            <a aria-current={href === current ? 'page' : undefined} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
