import { Block, BlockNote } from '@/components/blocks/Block';
import { DataTable } from '@/components/parts/DataTable';
import { Terms } from '@/components/parts/Terms';
import { labels } from '@/content/labels';
import type { Matrix, StationSection, Target } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import type { Station } from '@/content/stations/types';
import { formatRange } from '@/lib/figures/format';
import { WeekPlan } from './WeekPlan';
import { WeekTabs } from './WeekTabs';

interface StationBlockProps extends Pick<Station, 'weeks'> {
  section: StationSection;
}

/** Renders a section of a station without its heading. */
export const StationBlock = (props: StationBlockProps) => (
  <>
    <BlockBody {...props} />
    <BlockNote text={props.section.note} />
  </>
);

function BlockBody({ section, weeks }: StationBlockProps) {
  switch (section.kind) {
    case 'targets':
      return <Terms items={section.targets.map(targetTerm)} variant="figures" />;
    case 'matrix':
      return <StandardsMatrix caption={section.title} matrix={section} />;
    case 'plan':
      return <WeekPlan phases={section.phases} weeks={weeks.max} />;
    case 'tabs':
      return <WeekTabs label={section.title} phases={section.phases} weeks={weeks} />;
    default:
      return <Block block={section} caption={section.title} />;
  }
}

/** Returns a target as a term: name, figure, meaning. */
function targetTerm({ name, text, aim, value }: Target) {
  const figure = value ? formatRange(value) : stationLabels.zero;
  return { term: name, text: aim === 'at-least' ? `≥${figure}` : figure, note: text };
}

/** Renders which standard covers which topic, a column per standard. */
function StandardsMatrix({
  caption,
  matrix: { topic, standards, rows },
}: {
  caption: string;
  matrix: Matrix;
}) {
  return (
    <div className="station-matrix">
      <DataTable
        caption={caption}
        columns={[
          { label: topic, cell: ({ name }) => name, width: 'm' },
          ...standards.map((standard) => ({
            label: standard,
            cell: ({ covered }: Matrix['rows'][number]) =>
              covered.includes(standard) ? (
                <span>
                  <span className="sr-only">{labels.yes}</span>
                </span>
              ) : undefined,
          })),
        ]}
        rows={rows}
      />
    </div>
  );
}
