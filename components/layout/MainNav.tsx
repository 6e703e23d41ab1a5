import { CurrentLink } from '@/components/interactive/CurrentLink';
import { NavDisclosure } from '@/components/interactive/NavDisclosure';
import { StickyNav } from '@/components/interactive/StickyNav';
import { headerCopy, platformOverview } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { linkTo, sectionPrefixes } from '@/lib/pages/menus';
import { PlatformPanel } from './PlatformPanel';
import { ServicesPanel } from './ServicesPanel';

/** The classes of a panel. Without scripts it opens on hover or focus of its entry. */
const panelClasses =
  'absolute inset-x-0 top-full hidden border-signal border-t-6 border-b border-b-rule shadow-float data-open:block noscript:group-focus-within/menu:block noscript:group-hover/menu:block';

/** Renders the menu of the desktop header. */
export function MainNav() {
  return (
    <StickyNav
      className="h-full max-lg:hidden print:hidden"
      label={headerCopy.mainNav}
      stuckLabel={headerCopy.stuckNav}
    >
      <ul className="flex h-full gap-8">
        <MainLink path="/" />
        <NavDisclosure
          buttonClassName="nav-item bar-below"
          id="menu-platform"
          label={linkTo(platformOverview.href).label}
          panelClassName={panelClasses}
          sections={sectionPrefixes(platformOverview.href)}
        >
          <PlatformPanel />
        </NavDisclosure>
        <MainLink path="/about" />
        <NavDisclosure
          buttonClassName="nav-item bar-below"
          except={platformOverview.href}
          id="menu-services"
          label={linkTo('/services').label}
          panelClassName={panelClasses}
          sections={sectionPrefixes('/services')}
        >
          <ServicesPanel />
        </NavDisclosure>
        <MainLink path="/contact" />
      </ul>
    </StickyNav>
  );
}

/** Renders an entry without a panel. */
function MainLink({ path }: { path: PagePath }) {
  return (
    <li className="h-full">
      <CurrentLink className="nav-item bar-below" href={path}>
        {linkTo(path).label}
      </CurrentLink>
    </li>
  );
}
