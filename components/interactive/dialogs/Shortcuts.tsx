import { Icon } from '@/components/ui/Icon';
import type { NavLink } from '@/content/navigation';

/** Renders the shortcuts of the side panel; the mobile menu repeats two, because the panel has no button on mobile. */
export function Shortcuts({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="hair-b">
      {links.map(({ label, href }) => (
        <li className="hair-t" key={label}>
          <a
            className="flex min-h-14 items-center justify-between font-bold text-small no-underline hover:underline"
            href={href}
          >
            {label} <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
