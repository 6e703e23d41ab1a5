import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { notFoundPage } from '@/content/page-copy/not-found';
import type { MapLine, Page } from '@/content/page-declaration';
import { pages } from '@/content/pages';
import { siteMap } from '@/lib/pages/menus';

/** Every page of the site as a stop on its line. */
export function SiteMap() {
  const { map } = notFoundPage;
  return (
    <Section className="pt-4 pb-21 lg:pb-24" ground="ink" labelledBy="map" pad="none">
      <Heading id="map" level={2} size="page">
        {map.title}
      </Heading>
      <div className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-1 lg:gap-y-11">
        {siteMap(pages).map(({ line, stops }) => (
          <Line key={line} line={line} name={map.lines[line]} stops={stops} />
        ))}
      </div>
    </Section>
  );
}

function Line({ line, name, stops }: { line: MapLine; name: string; stops: readonly Page[] }) {
  return (
    <nav
      aria-label={name}
      className={clsx('relative', line !== 'platform' && '[--line:theme(colors.slate)]')}
    >
      <h3 className="mb-2 font-bold text-copy text-muted lg:mb-3.5">{name}</h3>
      <Bend className="-top-0.5 z-0! max-lg:hidden!" />
      <ul className="relative z-1 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {stops.map((page) => (
          <MapStop key={page.path} page={page} />
        ))}
      </ul>
    </nav>
  );
}

/** A stop with its page; a page that is only announced is not a link. */
function MapStop({ page: { path, label, status } }: { page: Page }) {
  return (
    <li
      className={clsx(
        'relative max-lg:flex max-lg:min-h-11 max-lg:items-center max-lg:pl-11 lg:pt-8.5 lg:pr-3',
        'before:absolute before:left-0 before:size-6.5 before:rounded-full before:bg-ground before:z-1 max-lg:before:top-2.5 lg:before:top-0',
        'not-last:after:absolute not-last:after:bg-line',
        'max-lg:after:top-5 max-lg:after:left-2.25 max-lg:after:h-full max-lg:after:w-2 lg:after:top-2.25 lg:after:left-2 lg:after:h-2 lg:after:w-full',
        status
          ? 'before:border-4 before:border-muted before:border-dashed'
          : 'before:border-5 before:border-fg',
      )}
    >
      {status ? (
        <span className="text-small leading-item">
          {label} <span className="block text-label text-muted">{status}</span>
        </span>
      ) : (
        <a
          className="inline-block py-1 font-semibold text-small leading-item no-underline hover:underline max-lg:py-2.5"
          href={path}
        >
          {label}
        </a>
      )}
    </li>
  );
}
