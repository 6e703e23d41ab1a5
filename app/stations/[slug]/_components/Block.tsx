import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import type { Content } from '@/components/parts/RichContent';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type {
  ListItem,
  MatrixBlock,
  StationBlock,
  StationTableBlock,
  Target,
} from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import type { Station } from '@/content/stations/types';
import { formatRange } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { WeekPlan } from './WeekPlan';
import { WeekTabs } from './WeekTabs';

/** Renders the content of a block of a station, without its heading. */
export function Block({ block, station }: { block: StationBlock; station: Station }) {
  const body = blockBody(block, station);
  if (!block.note) return body;
  return (
    <>
      {body}
      <p className="part-caption">
        <RichText text={block.note} />
      </p>
    </>
  );
}

function blockBody(block: StationBlock, station: Station) {
  switch (block.kind) {
    case 'points':
      return <PointList columns={block.points.length === 3 ? 3 : 2} items={block.points.map(itemContent)} />;
    case 'facts':
      return (
        <Terms
          items={block.facts.map((fact) => ('aim' in fact ? targetFact(fact) : fact))}
          variant={block.figures ? 'figures' : 'rows'}
        />
      );
    case 'table':
      return <BlockTable block={block} />;
    case 'matrix':
      return <Matrix block={block} />;
    case 'steps':
      return <Steps items={block.steps} line />;
    case 'checklists':
      return <Checklists groups={block.groups} />;
    case 'plan':
      return <WeekPlan phases={block.phases} weeks={station.weeks.max} />;
    case 'tabs':
      return <WeekTabs block={block} weeks={station.weeks} />;
  }
}

/** Returns an item with the record that proves it. */
function itemContent(item: string | ListItem): Content {
  if (typeof item === 'string') return item;
  const { title, text, list, proof } = item;
  return (
    <>
      {title && <b className="part-name">{title}</b>} <RichText text={text} />
      {list && (
        <ul className="mt-1 list-disc pl-5">
          {list.map((entry) => (
            <li key={entry}>
              <RichText text={entry} />
            </li>
          ))}
        </ul>
      )}
      {proof && <span className="block text-muted"> {fill(labels.proof, { proof })}</span>}
    </>
  );
}

/** Returns a target as a fact: name, figure, note. */
function targetFact({ name, text, aim, value }: Target) {
  const figure = value ? formatRange(value) : stationLabels.zero;
  return { term: name, text: aim === 'at-least' ? `≥${figure}` : figure, note: text };
}

function BlockTable({ block: { title, columns, rows } }: { block: StationTableBlock }) {
  const [name = '', ...others] = columns;
  return (
    <DataTable
      caption={title}
      columns={[
        {
          label: name,
          cell: (row) => (
            <>
              {row.name}{' '}
              {row.note && <span className="block font-normal text-muted text-small">{row.note}</span>}
            </>
          ),
          width: others.length < 4 ? 'm' : undefined,
        },
        ...others.map((label, index) => ({ label, cell: (row: (typeof rows)[number]) => row.cells[index] })),
      ]}
      rows={rows}
    />
  );
}

/** Renders which standard covers which topic, a column per standard. */
function Matrix({ block: { title, topic, standards, rows } }: { block: MatrixBlock }) {
  return (
    <div className="station-matrix">
      <DataTable
        caption={title}
        columns={[
          { label: topic, cell: ({ name }) => name, width: 'm' },
          ...standards.map((standard) => ({
            label: standard,
            cell: ({ covered }: (typeof rows)[number]) =>
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

/** Renders checklists side by side, or a single one in three columns. */
function Checklists({ groups }: Pick<Extract<StationBlock, { kind: 'checklists' }>, 'groups'>) {
  const lists = groups.map(({ title, purpose, numbered, items }, index) => (
    <div key={index}>
      <PointList
        columns={groups.length === 1 ? 3 : undefined}
        items={items.map(itemContent)}
        mark={numbered ? 'number' : 'box'}
        title={title}
      />
      {purpose && <p className="part-caption mt-3">{purpose}</p>}
    </div>
  ));
  if (lists.length === 1) return lists[0];
  return (
    <Columns split={lists.length === 2 ? '6-6' : '4-4-4'} tablet>
      {lists}
    </Columns>
  );
}
