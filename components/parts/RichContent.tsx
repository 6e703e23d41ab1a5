import type { ReactElement } from 'react';
import { CertaintyLabel } from '@/components/ui/CertaintyLabel';
import { RichText } from '@/components/ui/RichText';
import { type Certainty as Sureness, sourceName } from '@/content/certainty';
import type { Citation } from '@/content/facts/types';
import type { Text } from '@/content/text';
import { askOfficeText } from '@/lib/certainty/certainty-labels';
import { type Cited, cite } from '@/lib/facts/page-sources';
import { fill } from '@/lib/text/fill';

/** A sentence of content with how sure it is, as the families of content declare it. */
interface Statement {
  text: Text;
  certainty: Sureness;
  /** Whom to ask, where the content names the office. */
  office?: string;
  ask?: Text;
  /** Where it was read, for a page that numbers its sources. */
  sources?: readonly [Citation, ...Citation[]];
}

/** What a part prints: a text, a statement, paragraphs of both, or what a page has made of its own record. */
export type Content = Text | Statement | readonly (Text | Statement)[] | ReactElement;

/** The content of a part. Here alone a part prints how sure a statement is and where it was read; a fact says it in its own text. */
export function RichContent({ of, terms }: { of: Content; terms?: boolean }) {
  if (typeof of === 'string') return <RichText terms={terms} text={of} />;
  if (Array.isArray(of))
    return of.map((one: Text | Statement, index) => (
      <p key={index}>
        <RichContent of={one} terms={terms} />
      </p>
    ));
  if (!('certainty' in of)) return of as ReactElement;
  const { text, certainty, office, ask, sources } = of;
  if (certainty === 'open')
    return (
      <>
        <b>
          <RichText terms={false} text={`${askOfficeText(ask ?? office)}:`} />
        </b>{' '}
        <RichText text={text} />
      </>
    );
  return (
    <>
      <RichText terms={terms} text={text} />
      {!text.includes('{fact:') && <CertaintyLabel certainty={certainty} />}
      {sources && terms !== false && <SourceMarks of={{ ...of, sources }} />}
    </>
  );
}

/** Small numbers that lead to the texts at the end of the page; none where no link may stand. */
const SourceMarks = ({ of }: { of: Pick<Cited, 'sources'> }) => (
  <sup className="part-marks">
    {cite(of)
      .toSorted((a, b) => a - b)
      .map((number) => (
        <a aria-label={fill(sourceName, { number: String(number) })} href={`#source-${number}`} key={number}>
          {number}
        </a>
      ))}
  </sup>
);
