import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import type { Block as BlockRecord, Checklist, Table } from '@/content/block';
import type { Text } from '@/content/text';

interface BlockProps {
  block: BlockRecord;
  /** The caption of a table without its own. */
  caption?: Text;
}

/** Renders a block of a record, without the heading of its section. */
export function Block({ block, caption }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((paragraph, index) => (
        <p className="max-w-measure" key={index}>
          <RichContent content={paragraph} />
        </p>
      ));
    case 'list':
      return <PointList columns={block.items.length === 3 ? 3 : 2} items={block.items} />;
    case 'checklists':
      return <Checklists groups={block.groups} />;
    case 'terms':
      return <Terms items={block.items} variant={block.ruled ? 'ruled' : 'rows'} />;
    case 'table':
      return <TableOrTerms {...block} caption={block.caption ?? caption ?? ''} />;
    case 'steps':
      return <Steps items={block.items} line={block.inTime} />;
    case 'group':
      return block.blocks.map((part, index) => <Block block={part} caption={caption} key={index} />);
    case 'faq':
      return <PointList columns={2} items={block.items.map(({ term, text }) => ({ title: term, text }))} />;
  }
}

/** Renders the small print below a block. */
export const BlockNote = ({ text }: { text?: Text }) =>
  text && (
    <p className="part-caption">
      <RichContent content={text} />
    </p>
  );

/** Renders checklists side by side, or a single one in three columns. */
function Checklists({ groups }: { groups: readonly Checklist[] }) {
  const lists = groups.map(({ title, purpose, numbered, items }, index) => (
    <div key={index}>
      <PointList
        columns={groups.length === 1 ? 3 : undefined}
        items={items}
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

/** The length of a cell that has more than four lines in one of four columns on tablets. */
const longCell = 80;

interface TableProps extends Table {
  caption: Text;
  captionVisible?: boolean;
}

/** Renders rows as a table, or as a list of terms when there are only two columns. */
export function TableOrTerms({ columns: [first = '', ...others], rows, ...caption }: TableProps) {
  if (others.length === 1)
    return <Terms items={rows.map(([name, text = '']) => ({ term: rowName(name), text }))} variant="ruled" />;
  // Columns of numbers and short words are narrow, so that columns of sentences get the space.
  const isShort = (column: number) => rows.every(([, ...cells]) => (cells[column] ?? '').length < 16);
  return (
    <DataTable
      {...caption}
      blocks={others.length > 2 && rows.some(([, ...cells]) => cells.some((cell) => cell.length > longCell))}
      columns={[
        { label: first, cell: ([name]) => rowName(name), width: others.length < 4 ? 'm' : undefined },
        ...others.map((label, column) => ({
          label,
          cell: ([, ...cells]: Table['rows'][number]) => cells[column],
          width: isShort(column) ? ('s' as const) : ('l' as const),
        })),
      ]}
      rows={rows}
    />
  );
}

const rowName = (name: Table['rows'][number][0]) =>
  typeof name === 'string' ? (
    name
  ) : (
    <>
      {name.text} <span className="block font-normal text-muted text-small">{name.note}</span>
    </>
  );
