import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { PageStops } from '@/components/sections/PageStops';
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
    <Section className="pt-4 pb-24" ground="ink" labelledBy="map" pad="none">
      <Heading id="map" level={2} size="sub">
        {map.title}
      </Heading>
      <div className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-1 lg:gap-y-12">
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
      <h3 className="mb-2 font-bold text-small text-muted lg:mb-3">{name}</h3>
      <Bend className="-top-0.5 z-0! max-lg:hidden!" />
      <PageStops
        className="z-1 text-small"
        items={stops.map(({ path, label, status }) => ({ href: path, label, status }))}
      />
    </nav>
  );
}
