import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Mark } from '@/components/ui/Mark';
import { footerCopy, quickActions, stationPath } from '@/content/navigation';
import { contactEmail, copyrightYear, offices, siteName, targetMarkets } from '@/content/site';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';
import { familyLinks, linkTo } from '@/lib/pages/menus';
import { FooterColumn } from './FooterColumn';

/** The end of the line: the trunk bends into the five stations and stops; below it the site's map and legal links. */
export function Footer() {
  return (
    <footer
      className="framed trunk trunk-end relative break-before-avoid break-inside-avoid pb-6 md:pb-8 print:flex print:items-baseline print:justify-between print:pt-1 print:pb-0"
      data-ground="ink"
      id="site-map"
    >
      {/* On paper one line: mail and year. */}
      <Stations />
      <div className="mt-9 grid grid-cols-2 gap-x-6 gap-y-6 md:mt-14 md:gap-y-11 md:grid-cols-3 lg:mt-21 print:mt-0 print:block lg:grid-cols-[1.25fr_1fr_1fr_1.1fr]">
        <div className="max-lg:col-span-full">
          <a
            className="inline-flex flex-wrap items-center gap-x-6 py-1 text-brand-large no-underline print:hidden"
            href="/"
          >
            <Mark />
            {siteName}
          </a>
          <p className="mt-3 mb-2 max-w-19em md:mt-5 md:mb-4 text-small text-muted print:hidden">
            {footerCopy.statement}
          </p>
          <a
            className="block w-fit border-line border-b-2 py-1.5 font-bold no-underline print:py-0"
            href={`mailto:${contactEmail}`}
          >
            {contactEmail}
          </a>
          <ButtonLink
            className="mt-4 max-md:h-auto max-md:min-h-11.5 max-md:whitespace-normal md:mt-6 print:hidden"
            href="/contact"
            size="small"
            variant="outline"
          >
            {footerCopy.booking}
          </ButtonLink>
        </div>
        <FooterColumn title={footerCopy.quickActions}>
          {quickActions.map(linkTo).map(({ label, href }) => (
            <li key={href}>
              <a className="inline-block py-1.5 no-underline hover:underline " href={href}>
                {label}
              </a>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={footerCopy.markets}>
          {targetMarkets.map((market) => (
            <li className="py-1.5" key={market}>
              {market}
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={footerCopy.offices} wide>
          {offices.map(({ city, country, status }) => (
            <li className="py-1.5 text-muted" key={city}>
              <b className="block font-bold text-fg">
                {city}, {country}
              </b>{' '}
              {status}
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-rule border-t pt-3 md:mt-14 md:gap-y-4 md:pt-6 text-caption text-muted lg:mt-18 print:mt-0 print:border-0 print:pt-0">
        <p>
          © {copyrightYear} {siteName}
        </p>
        <nav aria-label={footerCopy.legal} className="max-lg:order-first max-lg:basis-full print:hidden">
          <ul className="flex flex-wrap gap-x-5.5">
            {familyLinks('legal').map(({ label, href }) => (
              <li key={href}>
                <a className="inline-block py-2 no-underline hover:underline max-md:py-2.5" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          className="arrow-end flex items-center gap-2 py-2 font-bold text-fg text-label no-underline after:-rotate-90 print:hidden"
          href="#top"
        >
          {footerCopy.top}
        </a>
      </div>
    </footer>
  );
}

function Stations() {
  return (
    <nav
      aria-label={footerCopy.stations}
      className="print:hidden relative pt-8 after:absolute after:top-11 after:right-0 after:hidden after:h-8.5 after:w-1.75 after:bg-fg md:pt-11 md:after:block lg:pt-16 lg:after:top-16"
    >
      <Bend className="top-1.25 lg:top-6.25" />
      {/* A column, on the phone a row, is a month: Quality takes two. */}
      <ol className="footer-stations relative grid auto-rows-[minmax(2.375rem,auto)] max-md:grid-cols-1 md:grid-cols-months md:auto-rows-auto max-md:before:absolute max-md:before:top-4 max-md:before:bottom-4 max-md:before:left-3.25 max-md:before:w-2 max-md:before:bg-line md:before:absolute md:before:top-3.25 md:before:right-0 md:before:left-1.5 md:before:h-2 md:before:bg-line">
        {stationList.map((station) => (
          <li
            className={clsx('relative', station.months.to > station.months.from && 'max-md:row-span-2')}
            key={station.slug}
          >
            <a href={stationPath(station.slug)}>
              {station.name} <small>{formatMonths(station.months)}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
