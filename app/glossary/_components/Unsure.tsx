import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { GlossaryEntry } from '@/content/glossary/types';

/** What is not sure about an entry: a question with whom to ask, or its word. */
export function Unsure({ entry }: { entry: GlossaryEntry }) {
  const { certainty, open } = entry;
  return (
    <>
      {open && (
        <p>
          <RichText text={open} terms={false} />
        </p>
      )}
      {certainty !== 'open' && (
        <p className="unsure">
          <Certainty of={certainty} />
        </p>
      )}
    </>
  );
}
