import { RichText } from '@/components/ui/RichText';
import type { GlossaryEntry } from '@/content/glossary/types';
import { certaintyOf } from '@/lib/certainty/words';
import { officeOf } from '@/lib/glossary/entries';

/** What is not sure about an entry: a question with whom to ask, or general practice with who confirms it. */
export function Unsure({ entry }: { entry: GlossaryEntry }) {
  const { certainty, open } = entry;
  const words = certainty === 'known' ? certaintyOf('known', officeOf(entry)) : undefined;
  return (
    <>
      {open && (
        <p>
          <RichText text={open} terms={false} />
        </p>
      )}
      {words && <p className="unsure">{words}</p>}
    </>
  );
}
