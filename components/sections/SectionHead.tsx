import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** Heading of a section with its lead on the last baseline. */
export function SectionHead({ id, title, lead }: { id: string; title: string; lead: Text }) {
  return (
    <div className="grid break-inside-avoid break-after-avoid gap-x-12 gap-y-4 lg:grid-cols-[1fr_460px] lg:items-end">
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <p className="max-w-152 text-lead text-muted">
        <RichText text={lead} />
      </p>
    </div>
  );
}
