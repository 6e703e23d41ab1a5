import { mainPaths, menuCopy } from '@/content/navigation';
import { linkTo } from '@/lib/pages/menus';

/** Main links below the bar on phone and tablet while no script runs; the mobile menu takes their place otherwise. */
export function PlainNav() {
  return (
    <nav
      aria-label={menuCopy.plainLabel}
      className="flex flex-wrap gap-x-6 bg-paper px-gutter py-2 text-ink lg:hidden"
      data-noscript=""
    >
      {mainPaths.map(linkTo).map(({ label, href }) => (
        <a className="py-2 font-bold" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
