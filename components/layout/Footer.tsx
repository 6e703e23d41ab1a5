import { Bend } from '@/components/line/Bend';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import { Mailbox } from '@/components/ui/Mailbox';
import { footerCopy, quickActions, stationPath, ukrainianLink } from '@/content/navigation';
import { menuGroupNames } from '@/content/page-copy/menus';
import { contactEmail, copyrightYear, offices, siteName, targetMarkets } from '@/content/site';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';
import { familyLinks, linkTo, menuLinks } from '@/lib/pages/menus';
import { FooterColumn } from './FooterColumn';

/**
 * Renders the footer: the trunk bends into the line of the five stations; below it the site map and the legal links.
 */
export function Footer() {
  return (
    // The `before:` classes end the trunk at the bend.
    <footer
      className="framed trunk relative before:bottom-auto! before:h-2! lg:before:h-7! break-before-avoid break-inside-avoid pb-6 md:pb-8 print:absolute print:top-6 print:right-0 print:z-30 print:flex print:items-baseline print:gap-8 print:pb-0"
      data-theme="ink"
      id="site-map"
      lang="en"
    >
      {/* In print the footer is one line, e-mail address and year, in the empty header, so that it needs no page. */}
      <Stations />
      <div className="mt-4 grid grid-cols-2 gap-x-2 md:mt-12 md:gap-x-6 md:gap-y-8 enlarged:grid-cols-1 md:grid-cols-3 md:max-lg:*:last:col-start-3 md:max-lg:*:last:row-start-1 lg:mt-8 print:mt-0 print:block lg:grid-cols-[1.25fr_0.9fr_1.1fr_0.9fr_0.9fr]">
        <div className="max-md:col-span-full md:max-lg:col-span-2 max-md:mb-4 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:hair-b max-md:pb-4">
          <a
            className="inline-flex flex-wrap items-center gap-x-6 py-1 text-sub max-md:hidden print:hidden"
            href="/"
          >
            <Logo />
            <span translate="no">{siteName}</span>
          </a>
          <p className="mt-4 mb-4 max-w-19em text-small text-muted max-md:hidden print:hidden">
            {footerCopy.statement}
          </p>
          <a
            className="block w-fit border-line border-b-2 py-2 font-bold print:py-0"
            href={`mailto:${contactEmail}`}
          >
            <Mailbox />
          </a>
          <ButtonLink
            className="max-md:min-h-11 md:mt-6 print:hidden"
            href="/contact"
            size="small"
            variant="outline"
          >
            <span>
              {footerCopy.book} <span className="max-md:sr-only">{footerCopy.consultation}</span>
            </span>
          </ButtonLink>
        </div>
        <FooterColumn links title={footerCopy.quickActions}>
          {quickActions.map(linkTo).map(({ label, href }) => (
            <FooterLink href={href} key={href} label={label} />
          ))}
        </FooterColumn>
        <FooterColumn title={footerCopy.markets}>
          {targetMarkets.map((market) => (
            <li className="max-md:text-muted md:py-1" key={market}>
              {market}
            </li>
          ))}
        </FooterColumn>
        <FooterColumn links title={menuGroupNames.plan}>
          {menuLinks('plan').map(({ label, href }) => (
            <FooterLink href={href} key={href} label={label} />
          ))}
        </FooterColumn>
        <FooterColumn title={footerCopy.offices}>
          {offices.map(({ city, country, status }) => (
            <li className="text-muted md:py-1" key={city}>
              <b className="max-md:font-normal md:block md:text-fg">
                {city}, {country}
              </b>{' '}
              {status}
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 border-rule border-t pt-2 md:mt-12 md:gap-y-4 md:pt-6 text-caption text-muted lg:mt-8 print:mt-0 print:border-0 print:pt-0">
        <p className="flex flex-wrap items-baseline gap-x-6">
          <span>
            © {copyrightYear} {siteName}
          </span>
          <a
            className="py-2 font-bold text-fg hover:underline print:hidden"
            href={ukrainianLink.href}
            lang={ukrainianLink.lang}
          >
            {ukrainianLink.label}
          </a>
        </p>
        <nav aria-label={footerCopy.legal} className="max-lg:order-first max-lg:basis-full print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {familyLinks('legal').map(({ label, href }) => (
              <li key={href}>
                <a className="inline-block py-1 hover:underline md:py-2" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          className="arrow-end flex items-center gap-2 py-2 font-bold text-fg text-small after:-rotate-90 print:hidden"
          href="#top"
        >
          {footerCopy.top}
        </a>
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a className="inline-block py-0.5 hover:underline md:py-1" href={href}>
        {label}
      </a>
    </li>
  );
}

function Stations() {
  return (
    <nav
      aria-label={footerCopy.stations}
      className="print:hidden relative pt-6 after:absolute after:top-11 after:right-0 after:hidden after:h-8.5 after:w-1.75 after:bg-fg after:content-empty md:pt-12 md:after:block lg:pt-16 lg:after:top-16"
    >
      <Bend className="top-1.25 lg:top-6.25" />
      {/* From 761 px up a column is a month and Quality spans two; on mobile the names wrap. */}
      <ol className="line-stations relative flex flex-wrap gap-x-4 md:grid md:grid-cols-months md:gap-x-0 md:before:absolute md:before:top-3.25 md:before:right-0 md:before:left-1.5 md:before:h-2 md:before:bg-line md:before:content-empty">
        {stationList.map((station) => (
          <li className="relative" key={station.slug}>
            <a href={stationPath(station.slug)}>
              {station.name} <small>{formatMonths(station.months)}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
