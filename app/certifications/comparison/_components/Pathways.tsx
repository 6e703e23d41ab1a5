import { MetroMap } from '@/components/art/MetroMap';
import { Tabs } from '@/components/interactive/Tabs';
import { certificationBySlug, certifications } from '@/content/certifications';
import { drawingLabels } from '@/content/drawings';
import { pathwaysCopy } from '@/content/page-copy/comparison';
import { pathways } from '@/content/pathways';
import { formatRange } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { PathwayPanel } from './PathwayPanel';

const lines = pathways.map(({ id, name, stops }) => ({
  id,
  name,
  stops: stops.map(({ certification }) => certification),
  calls: stops.map(({ certification }) => certificationBySlug[certification].comparison.name),
}));

/** The four pathways in tabs; the active one runs in full strength through the map. */
export function Pathways() {
  return (
    <Tabs
      className="mt-8 lg:mt-12"
      label={pathwaysCopy.label}
      listClassName="grid grid-cols-2 border-fg md:grid-cols-4 md:border-b-2"
      panelClassName="pt-8 lg:pt-24 print:pt-3"
      tabClassName="pathway-tab"
      tabs={pathways.map((pathway) => ({
        id: `pathway-${pathway.id}`,
        label: (
          <>
            <span className="block text-name">{pathway.name}</span>{' '}
            <span className="mt-1 block text-small">{formatRange(pathway.duration)}</span>
          </>
        ),
        panel: <PathwayPanel pathway={pathway} />,
      }))}
    >
      <div className="max-lg:hidden lg:mt-24">
        <MetroMap
          label={fill(drawingLabels.pathwayMap, {
            lines: lines.map(({ name, calls }) => `${name}: ${calls.join(', ')}`).join('; '),
          })}
          lines={lines}
          stations={certifications.map(({ slug, comparison }) => ({ slug, name: comparison.name }))}
        />
      </div>
    </Tabs>
  );
}
