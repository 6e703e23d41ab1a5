import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import type { NavLink } from '@/content/navigation';
import { menuCopy, menuGroupNames, sidePanelCopy } from '@/content/page-copy/menus';
import { type DialogProps, DialogShell } from './DialogShell';
import { MenuGroup } from './MenuGroup';
import { OfficeList } from './OfficeList';
import { Shortcuts } from './Shortcuts';
import { StationStops } from './StationStops';

const rowClass = 'flex h-15 items-center justify-between hair-t text-sub no-underline';
const linkClass = 'flex min-h-12 items-center border-faint border-t font-bold text-small no-underline';

/** Icon paths of the social networks, drawn with the site's stroke. */
const iconPaths: Record<string, string> = {
  LinkedIn: 'M4 7v9M4 3.5v.2M8.5 16V7M8.5 11c0-5 7-5.5 7 0v5',
  X: 'M3 3l12 13M15 3L3 16',
  YouTube: 'M4.5 4h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM7.5 7.5v4l3.5-2z',
  Facebook: 'M10 17V9M6.5 10H12M10 9V6q0-2.5 2.8-2.2',
  Instagram:
    'M6.5 2.5h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4zM9.5 6.3a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z',
};

/** Renders the menu below the desktop width, with all navigation and contacts; it leaves a strip of backdrop to tap. */
export function MobileMenu({ links, ...dialog }: DialogProps) {
  const {
    site,
    email,
    social,
    offices,
    stations,
    home,
    platform,
    about,
    services,
    plan,
    contact,
    ukrainian,
  } = links;
  return (
    <DialogShell
      {...dialog}
      bodyClassName="mobile-menu-visible"
      closeClassName="top-3 right-2 text-ink md:right-5"
      copy={menuCopy}
      panelClassName="left-0 w-[calc(100%-32px)] max-w-140 bg-paper animate-from-left"
      toggleClassName="fixed top-3 right-0 z-1 grid h-12 w-8 place-items-center text-paper md:right-10 md:w-12 [&>svg]:w-5 md:[&>svg]:w-auto"
    >
      <div className="px-4 pb-8" data-theme="paper">
        <p className="flex h-18 items-center gap-3 text-name">
          <Logo className="size-9 flex-none" />
          {/* With large text in a small window there is no space for the name next to the two buttons. */}
          <span className="max-[19.9375rem]:sr-only" translate="no">
            {site}
          </span>
        </p>
        <nav aria-label={menuCopy.label}>
          <a className={rowClass} href={home.href}>
            {home.label}
          </a>
          <MenuGroup open title={platform.title}>
            <a className={linkClass} href={platform.overview.href}>
              {platform.overview.label}
            </a>
            <StationStops stations={stations} />
          </MenuGroup>
          <a className={rowClass} href={about.href}>
            {about.label}
          </a>
          <MenuGroup title={services.title}>
            <MenuLinks links={services.links} />
          </MenuGroup>
          <MenuGroup open title={menuGroupNames.plan}>
            <MenuLinks links={plan} />
          </MenuGroup>
          <a className={rowClass} href={contact.href}>
            {contact.label}
          </a>
          <a className={clsx(rowClass, 'border-b-2 border-b-fg')} href={ukrainian.href} lang={ukrainian.lang}>
            {ukrainian.label}
          </a>
        </nav>
        <ButtonLink arrow className="mt-6 mb-4 w-full justify-between" href={contact.href}>
          {sidePanelCopy.booking}
        </ButtonLink>
        <Shortcuts links={sidePanelCopy.links} />
        <OfficeList className="mt-6 grid gap-2" offices={offices} />
        <a
          className="mt-4 inline-block border-line border-b-2 py-2 font-bold no-underline"
          href={`mailto:${email}`}
          translate="no"
        >
          {email}
        </a>
        <ul className="mt-4 flex gap-2">
          {social.map(({ name, href }) => (
            <li key={name}>
              <a
                className="grid size-12 place-items-center rounded-control border border-rule"
                href={href}
                rel="noopener"
              >
                <svg
                  aria-hidden="true"
                  fill="none"
                  height="20"
                  stroke="currentColor"
                  strokeWidth="2"
                  viewBox="0 0 19 19"
                  width="20"
                >
                  <path d={iconPaths[name]} />
                </svg>
                <span className="sr-only">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </DialogShell>
  );
}

/** Renders the links of a group, one below the other. */
function MenuLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="pb-4">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className={linkClass} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
