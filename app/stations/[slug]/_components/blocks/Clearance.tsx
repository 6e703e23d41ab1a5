import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { ClearanceBlock, ClearanceLevel } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';

/** Walls get thicker toward the inside; from the desktop up each room is placed inside the one around it. */
const walls = [
  'border-2 border-fg/50 p-4 lg:min-h-92.5 lg:p-8 before:-left-4.25 before:bottom-23',
  'clearance-inner border-5 border-fg/75 before:-left-4.75 before:bottom-12.75',
  'clearance-inner clearance-last border-9 border-fg',
];

function Room({ levels, depth = 0 }: { levels: readonly ClearanceLevel[]; depth?: number }) {
  const [level, ...inner] = levels;
  if (!level) return null;
  return (
    <div className={`clearance-room ${walls[depth]}`}>
      <h3 className="text-sub">{level.name}</h3>
      <p className={`mt-2 text-muted text-small ${inner.length > 0 ? 'lg:max-w-13em' : ''}`}>
        <RichText text={level.text} />
      </p>
      <Room depth={depth + 1} levels={inner} />
    </div>
  );
}

/** Clearance levels as nested rooms the line enters wall by wall, and their names in a table. */
export function Clearance({ block }: { block: ClearanceBlock }) {
  return (
    <>
      <div className="relative mt-8 lg:mt-16">
        <Room levels={block.levels} />
        <span
          aria-hidden="true"
          className="absolute bottom-26.5 -left-to-rail hidden h-2 w-[calc(var(--axis)-var(--rail)+56.5%)] bg-line lg:block"
        />
      </div>
      <Fold className="mt-8 lg:mt-16" title={block.caption}>
        <StackedTable
          caption={block.caption}
          columns={stationLabels.clearance.map((label) => ({ label }))}
          rows={block.levels.map(({ name, nato, denmark, eu }) => ({
            key: name,
            header: name,
            cells: [nato, denmark, eu],
          }))}
        />
      </Fold>
      <div className="mt-8 grid gap-6 text-body lg:grid-cols-2">
        {block.notes.map((note) => (
          <p key={note}>
            <RichText text={note} />
          </p>
        ))}
      </div>
    </>
  );
}
