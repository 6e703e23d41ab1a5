import { RichText } from '@/components/ui/RichText';
import type { Statement } from '@/content/verify/types';
import { certaintyOf } from '@/lib/certainty/words';

/**
 * A statement, and after it in words how sure it is; nothing after what was read at its source, or after a fact, whose own
 * text says it.
 */
export function Said({ of: { text, certainty, office } }: { of: Statement }) {
  const mark = text.includes('{fact:') ? undefined : certaintyOf(certainty, office);
  return (
    <>
      <RichText text={text} />
      {mark && <span className="text-muted"> {certainty === 'open' ? <b>{mark}.</b> : `(${mark})`}</span>}
    </>
  );
}
