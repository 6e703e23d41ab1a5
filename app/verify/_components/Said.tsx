import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { Statement } from '@/content/verify/types';
import { askWords } from '@/lib/certainty/words';

/**
 * A statement, and after it in words how sure it is; nothing after what was read at its source, or after a fact, whose own
 * text says it.
 */
export function Said({ of: { text, certainty, office } }: { of: Statement }) {
  return (
    <>
      <RichText text={text} />
      {certainty === 'open' && (
        <span className="text-muted">
          {' '}
          <b>{askWords(office)}.</b>
        </span>
      )}
      {!text.includes('{fact:') && <Certainty of={certainty} office={office} />}
    </>
  );
}
