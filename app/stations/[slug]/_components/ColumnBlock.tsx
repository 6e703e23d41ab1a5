import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { StationBlock } from '@/content/stations/types';
import { BlockBody } from './BlockBody';
import { BlockNote } from './BlockNote';

/** A block beside the sidebar: smaller heading, no ground of its own. */
export function ColumnBlock({ block }: { block: StationBlock }) {
  const { id, title, lead, note } = block;
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <Heading id={`${id}-title`} level={2} size="sub">
        {title}
      </Heading>
      {lead && (
        <p className="mt-4 max-w-measure">
          <RichText text={lead} />
        </p>
      )}
      <BlockBody block={block} />
      {note && <BlockNote text={note} />}
    </section>
  );
}
