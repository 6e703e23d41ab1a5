import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** Heading of a section with its lead beside it. */
export function PartHead({ id, title, lead }: { id: string; title: string; lead: Text }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-beside-note lg:items-end">
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <p className="max-w-152 text-body text-muted">
        <RichText text={lead} />
      </p>
    </div>
  );
}
