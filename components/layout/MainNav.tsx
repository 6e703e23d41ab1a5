import { clsx } from 'clsx';
import { BarNav } from '@/components/interactive/BarNav';
import { CurrentLink } from '@/components/interactive/CurrentLink';
import { NavDisclosure } from '@/components/interactive/NavDisclosure';
import { Icon } from '@/components/ui/Icon';
import { headerCopy, platformOverview } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { linkTo } from '@/lib/pages/links';
import { sectionPrefixes } from '@/lib/pages/section';
import { PlatformPanel } from './PlatformPanel';
import { ServicesPanel } from './ServicesPanel';

const itemClass = clsx(
  'relative flex h-full items-center gap-2 font-medium text-copy no-underline',
  'current:after:absolute current:after:inset-x-0 current:after:-bottom-px current:after:h-1.5 current:after:bg-signal',
  // Stuck, the reading line lies on the edge: the mark stands clear of it.
  'current:group-data-stuck/bar:after:bottom-3',
  'hover:text-signal forced-colors:current:after:bg-[Highlight]',
);

const panelClass = clsx(
  'absolute inset-x-0 top-full hidden border-signal border-t-6 border-b border-b-rule bg-sheet shadow-float data-open:block',
  // Without scripts the panel opens by pointing at it or tabbing into it.
  'noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
);

/** The menu of the desktop header. */
export function MainNav() {
  return (
    <BarNav
      className="ml-auto h-full max-lg:hidden print:hidden"
      label={headerCopy.mainNav}
      stuckLabel={headerCopy.stuckNav}
    >
      <ul className="flex h-full gap-8.5">
        <MainLink path="/" />
        <NavDisclosure
          buttonClassName={itemClass}
          id="menu-platform"
          label={<PanelLabel path={platformOverview.href} />}
          panelClassName={panelClass}
          sections={sectionPrefixes(platformOverview.href)}
        >
          <PlatformPanel />
        </NavDisclosure>
        <MainLink path="/about" />
        <NavDisclosure
          buttonClassName={itemClass}
          except={platformOverview.href}
          id="menu-services"
          label={<PanelLabel path="/services" />}
          panelClassName={panelClass}
          sections={sectionPrefixes('/services')}
        >
          <ServicesPanel />
        </NavDisclosure>
        <MainLink path="/contact" />
      </ul>
    </BarNav>
  );
}

/** What the button of an entry with a panel shows. */
function PanelLabel({ path }: { path: PagePath }) {
  return (
    <>
      {linkTo(path).label} <Icon name="down" />
    </>
  );
}

/** An entry without a panel. */
function MainLink({ path }: { path: PagePath }) {
  return (
    <li className="h-full">
      <CurrentLink className={itemClass} href={path}>
        {linkTo(path).label}
      </CurrentLink>
    </li>
  );
}
