import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** Small print under a block. */
export function BlockNote({ text }: { text: Text }) {
  return (
    <p className="mt-6 max-w-208 text-small text-muted">
      <RichText text={text} />
    </p>
  );
}
