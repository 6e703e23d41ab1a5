import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** A section's heading on the left and its lead on the right, on the last line of the heading. */
export function SplitHead({ title, lead }: { title: string; lead: Text }) {
  return (
    <div className="grid break-inside-avoid break-after-avoid gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-end print:gap-y-4">
      <Heading className="lg:col-span-7" level={2}>
        {title}
      </Heading>
      <p className="max-w-34em text-lead text-muted lg:col-span-5">
        <RichText text={lead} />
      </p>
    </div>
  );
}
