import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** Renders paragraphs with the maximum line length for reading. */
export function Prose({ paragraphs, className }: { paragraphs: readonly Text[]; className?: string }) {
  return (
    <div className={clsx('flex max-w-measure flex-col gap-4', className)}>
      {paragraphs.map((text) => (
        <p className="text-body" key={text.slice(0, 40)}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
