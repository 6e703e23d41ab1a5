import { MetroMap } from '@/components/art/MetroMap';
import { Tabs } from '@/components/interactive/Tabs';
import { Columns } from '@/components/parts/Columns';
import { RichContent } from '@/components/parts/RichContent';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { pathwaysCopy } from '@/content/page-copy/comparison';
import { type Pathway, pathways } from '@/content/pathways';
import { formatRange } from '@/lib/figures/format';

/** Renders the four pathways as tabs, each with its line on the map. */
export function Pathways() {
  return (
    <Tabs
      label={pathwaysCopy.label}
      listClassName="tab-row"
      panelClassName="part-stack pt-6"
      tabClassName="tab bar-below"
      tabs={pathways.map((pathway) => ({
        id: `pathway-${pathway.id}`,
        label: (
          <>
            <span className="block text-name">{pathway.name}</span>{' '}
            <span className="block text-small">{formatRange(pathway.duration)}</span>
          </>
        ),
        panel: <PathwayPanel pathway={pathway} />,
      }))}
    />
  );
}

/** Renders one pathway: the map, the stops with what they contribute, duration and cost. */
function PathwayPanel({ pathway: { id, name, duration, cost, text, stops } }: { pathway: Pathway }) {
  return (
    <>
      {/* Without scripts and in print all panels are visible, so each needs a heading. */}
      <h3 className="part-title sr-only print:not-sr-only noscript:not-sr-only">{name}</h3>
      <MetroMap highlighted={id} />
      <Columns split="8-4">
        <Steps
          items={stops.map(({ certification, reason, optional }) => ({
            title: `[${certificationBySlug[certification].comparison.name}](${certificationPath(certification)})`,
            text: optional ? `${optional}. ${reason}` : reason,
          }))}
          line
        />
        <div className="part-stack">
          <p>
            <RichContent content={text} />
          </p>
          <Terms
            columns={2}
            items={[
              { term: pathwaysCopy.duration, text: formatRange(duration) },
              { term: pathwaysCopy.cost, text: formatRange(cost) },
            ]}
            variant="label"
          />
        </div>
      </Columns>
    </>
  );
}
