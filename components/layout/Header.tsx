import { clsx } from 'clsx';
import { DialogButton } from '@/components/interactive/DialogButton';
import { StickyBar } from '@/components/interactive/StickyBar';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { stickyHeaderMargin, stickyHeaderThreshold } from '@/content/constants';
import { headerCopy, mainPaths } from '@/content/navigation';
import { menuCopy, sidePanelCopy } from '@/content/page-copy/menus';
import { siteName } from '@/content/site';
import { linkTo } from '@/lib/pages/menus';
import { fill } from '@/lib/text/fill';
import { dialogLinks } from './dialog-links';
import { MainNav } from './MainNav';
import { UtilityBar } from './UtilityBar';

const iconButton = 'grid flex-none place-items-center';

/**
 * Renders the site header: the utility bar, then the bar with logo, menu and actions, which becomes sticky on scroll.
 */
export function Header() {
  return (
    <header className="relative z-20" id="top" lang="en">
      <UtilityBar />
      <StickyBar
        className={clsx(
          'group/bar relative h-full hair-b bg-paper text-ink print:relative! print:animate-none! print:bg-white',
          // The line from the logo to the trunk.
          'after:absolute after:top-13.25 after:-bottom-px after:left-trunk after:w-2 after:bg-line after:content-empty data-stuck:after:hidden print:after:hidden md:after:top-14.25 lg:after:top-16.75',
          'data-stuck:fixed data-stuck:inset-x-0 data-stuck:top-0 data-stuck:h-17 data-stuck:animate-drop data-stuck:border-b-0 data-stuck:shadow-float',
        )}
        margin={stickyHeaderMargin}
        placeClassName="h-18 bg-paper lg:h-23 print:bg-white"
        threshold={stickyHeaderThreshold}
      >
        {/* On desktop the columns have fixed minimum widths, so that nothing shifts while the document loads. */}
        <div className="mx-auto flex h-full max-w-frame items-center px-gutter lg:grid lg:grid-cols-[1fr_minmax(31.09rem,auto)_minmax(14.34rem,auto)_3.625rem] lg:noscript:grid-cols-[1fr_auto_auto]">
          <a
            aria-label={fill(headerCopy.home, { site: siteName })}
            className="flex items-center gap-3 justify-self-start py-1 font-bold text-name [font-size:min(1.25rem,6.25vw)] md:gap-4 lg:mr-4 lg:gap-6"
            href="/"
          >
            <Logo className="size-[min(2.25rem,11.5vw)] flex-none md:size-11 lg:group-data-stuck/bar:mx-1 lg:group-data-stuck/bar:size-9" />
            <span translate="no">{siteName}</span>
          </a>
          <MainNav />
          <ButtonLink
            className="ml-8 lg:justify-self-end max-lg:hidden print:hidden"
            href="/contact"
            size="small"
            variant="ink"
          >
            {headerCopy.booking}
          </ButtonLink>
          <div className="flex h-full items-center gap-1 max-lg:ml-auto print:hidden" data-script="">
            <DialogButton
              className={clsx(iconButton, 'size-11.5 max-md:hidden lg:ml-3 lg:rounded-control lg:border-2')}
              dialog="list"
              icon={<Icon name="list" />}
              label={sidePanelCopy.button}
              links={dialogLinks}
            />
            <DialogButton
              className={clsx(iconButton, 'size-[min(3rem,15vw)] max-md:-mr-3 lg:hidden')}
              dialog="menu"
              icon={<Icon name="menu" />}
              label={menuCopy.button}
              links={dialogLinks}
            />
          </div>
        </div>
        {/* The scroll progress at the lower edge of the sticky bar, implemented in CSS only. */}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 hidden h-1 bg-mist group-data-stuck/bar:block print:hidden! forced-colors:hidden!"
        >
          <div className="scroll-progress h-full bg-line" />
        </div>
      </StickyBar>
      {/* The main links on mobile and tablet without scripts; with scripts the mobile menu replaces them. */}
      <nav
        aria-label={menuCopy.plainLabel}
        className="flex flex-wrap gap-x-6 bg-paper px-gutter py-2 text-ink lg:hidden print:hidden"
        data-noscript=""
      >
        {mainPaths.map(linkTo).map(({ label, href }) => (
          <a className="py-2 font-bold" href={href} key={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
