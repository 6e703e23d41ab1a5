import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** Paragraphs at the reading measure; with `lead` the first one stands large. */
export function Prose({
  paragraphs,
  lead,
  className,
}: {
  paragraphs: readonly Text[];
  lead?: boolean;
  className?: string;
}) {
  return (
    <div className={clsx('flex max-w-measure flex-col gap-blank', className)}>
      {paragraphs.map((text, index) => (
        <p className={lead && index === 0 ? 'text-intro' : 'text-body'} key={text.slice(0, 40)}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
