import type { ReactElement } from 'react';
import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { Certainty as Sureness } from '@/content/certainty';
import type { Text } from '@/content/text';
import { askWords } from '@/lib/certainty/words';

/** A sentence of content with how sure it is, as the families of content declare it. */
interface Statement {
  text: Text;
  certainty: Sureness;
  /** Whom to ask, where the content names the office. */
  office?: string;
  ask?: Text;
}

/** What a part prints: a text, a statement, or what a page has made of its own record. */
export type Content = Text | Statement | ReactElement;

/** The content of a part. Here alone a part prints how sure a statement is; a fact says it in its own text. */
export function Words({ of, terms }: { of: Content; terms?: boolean }) {
  if (typeof of === 'string') return <RichText terms={terms} text={of} />;
  if (!('certainty' in of)) return of;
  const { text, certainty, office, ask } = of;
  if (certainty === 'open')
    return (
      <>
        <b>
          <RichText terms={false} text={`${askWords(ask ?? office)}:`} />
        </b>{' '}
        <RichText text={text} />
      </>
    );
  return (
    <>
      <RichText terms={terms} text={text} />
      {!text.includes('{fact:') && <Certainty of={certainty} office={ask ?? office} />}
    </>
  );
}
