import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** Renders paragraphs with the maximum line length for reading. */
export function Prose({ paragraphs }: { paragraphs: readonly Text[] }) {
  return (
    <div className="flex max-w-measure flex-col gap-4">
      {paragraphs.map((text) => (
        <p className="text-body" key={text.slice(0, 40)}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
