import { clsx } from 'clsx';
import { CurrentLink } from '@/components/interactive/CurrentLink';
import { NavDisclosure } from '@/components/interactive/NavDisclosure';
import { platformOverview } from '@/content/navigation';
import { PlatformPanel } from './PlatformPanel';
import { ServicesPanel } from './ServicesPanel';

const itemClass = clsx(
  'relative flex h-full items-center gap-2 font-medium text-copy no-underline',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-1.5 aria-[current]:after:bg-signal',
  'hover:text-signal forced-colors:aria-[current]:after:bg-[Highlight]',
);

const panelClass = clsx(
  'absolute inset-x-0 top-full hidden border-signal border-t-6 border-b border-b-rule bg-sheet shadow-float data-open:block',
  // Without scripts the panel opens by pointing at it or tabbing into it.
  'noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
);

/** The menu of the desktop header. */
export function MainNav() {
  return (
    <nav aria-label="Main" className="ml-auto h-full max-lg:hidden print:hidden">
      <ul className="flex h-full gap-8.5">
        <li className="h-full">
          <CurrentLink className={itemClass} href="/">
            Home
          </CurrentLink>
        </li>
        <NavDisclosure
          buttonClassName={itemClass}
          id="menu-platform"
          label="ComplyTrain"
          panelClassName={panelClass}
          sections={[platformOverview.href, '/stations/']}
        >
          <PlatformPanel />
        </NavDisclosure>
        <li className="h-full">
          <CurrentLink className={itemClass} href="/about">
            About
          </CurrentLink>
        </li>
        <NavDisclosure
          buttonClassName={itemClass}
          except={platformOverview.href}
          id="menu-services"
          label="Services"
          panelClassName={panelClass}
          sections={['/services', '/certifications/']}
        >
          <ServicesPanel />
        </NavDisclosure>
        <li className="h-full">
          <CurrentLink className={itemClass} href="/contact">
            Contact
          </CurrentLink>
        </li>
      </ul>
    </nav>
  );
}
