import type { ReactElement } from 'react';
import { RichText } from '@/components/ui/RichText';
import { sourceName } from '@/content/certainty';
import type { Statement } from '@/content/statement';
import type { Text } from '@/content/text';
import { askOfficeText, withCertainty } from '@/lib/certainty/certainty-labels';
import { fill } from '@/lib/text/fill';

/** A statement; on a page that numbers its sources, with their numbers in the list at its end. */
type NumberedStatement = Statement & { numbers?: readonly number[] };

/** Content of a component: a text, a statement, paragraphs of both, or an element. */
export type Content = Text | NumberedStatement | readonly (Text | NumberedStatement)[] | ReactElement;

/**
 * Renders content with certainty and sources. A text with a fact placeholder gets no label, because the fact includes
 * it.
 */
export function RichContent({ content, terms }: { content: Content; terms?: boolean }) {
  if (typeof content === 'string') return <RichText terms={terms} text={content} />;
  if (Array.isArray(content))
    return content.map((paragraph: Text | NumberedStatement, index) => (
      <p key={index}>
        <RichContent content={paragraph} terms={terms} />
      </p>
    ));
  if (!('certainty' in content)) return content as ReactElement;
  const { text, certainty, ask, numbers } = content;
  if (certainty === 'open')
    return (
      <>
        <b>
          <RichText terms={false} text={`${askOfficeText(ask)}:`} />
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
