import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** Heading of a list of the page, and the sentence that says what the list is. */
export function ListHead({ id, title, lead }: { id: string; title: string; lead: Text }) {
  return (
    <>
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <p className="mt-3 max-w-measure text-lead text-muted">
        <RichText text={lead} />
      </p>
    </>
  );
}
