import type { ReactElement } from 'react';
import { RichText } from '@/components/ui/RichText';
import { type Certainty, sourceName } from '@/content/certainty';
import type { Text } from '@/content/text';
import { askOfficeText, withCertainty } from '@/lib/certainty/certainty-labels';
import { fill } from '@/lib/text/fill';

/** A sentence with its certainty. */
interface Statement {
  text: Text;
  certainty: Certainty;
  /** The office to ask if the certainty is `open`. */
  office?: string;
  /** Whom to ask, instead of an office. */
  ask?: Text;
  /** The numbers of its sources in the list at the end of the page. */
  numbers?: readonly number[];
}

/** Content of a component: a text, a statement, paragraphs of both, or an element. */
export type Content = Text | Statement | readonly (Text | Statement)[] | ReactElement;

/**
 * Renders content with certainty and sources. A text with a fact placeholder gets no label, because the fact includes
 * it.
 */
export function RichContent({ content, terms }: { content: Content; terms?: boolean }) {
  if (typeof content === 'string') return <RichText terms={terms} text={content} />;
  if (Array.isArray(content))
    return content.map((paragraph: Text | Statement, index) => (
      <p key={index}>
        <RichContent content={paragraph} terms={terms} />
      </p>
    ));
  if (!('certainty' in content)) return content as ReactElement;
  const { text, certainty, office, ask, numbers } = content;
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
      <RichText terms={terms} text={text.includes('{fact:') ? text : withCertainty(text, certainty)} />
      {numbers && terms !== false && <SourceNumbers numbers={numbers} />}
    </>
  );
}

/** Renders the numbers of the sources as links to the list of sources at the end of the page. */
const SourceNumbers = ({ numbers }: { numbers: readonly number[] }) => (
  <sup className="part-marks">
    {numbers.map((number) => (
      <a aria-label={fill(sourceName, { number: String(number) })} href={`#source-${number}`} key={number}>
        {number}
      </a>
    ))}
  </sup>
);
