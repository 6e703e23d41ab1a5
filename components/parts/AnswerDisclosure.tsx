import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';

interface AnswerDisclosureProps {
  /** The subject of the row. */
  name: Text;
  /** What a reader learns without opening the row: a fact, never "4 lines". */
  answer: Content;
  /** The answer on mobile, about 20 characters at most. */
  mobileAnswer?: Text;
  /** The heading level of the name. */
  level?: 2 | 3 | 4;
  /** The id of the content. A fragment with this id opens the row. */
  id?: string;
  children: ReactNode;
}

/**
 * Renders a disclosure: name on the left, answer on the right or below, plus icon. Consecutive ones form a list. A
 * fragment or find-in-page opens it; in print and without scripts it is open.
 */
export function AnswerDisclosure({
  name,
  answer,
  mobileAnswer,
  level = 3,
  id,
  children,
}: AnswerDisclosureProps) {
  const Tag = `h${level}` as const;
  return (
    // A fragment may have opened it before hydration.
    <details className="part-disclosure" suppressHydrationWarning>
      <summary>
        <Tag className="text-name">
          <RichContent content={name} terms={false} />
        </Tag>{' '}
        <span className="part-answer">
          <RichContent content={answer} terms={false} />
        </span>{' '}
        {mobileAnswer && (
          <span className="part-short">
            <RichContent content={mobileAnswer} terms={false} />
          </span>
        )}
      </summary>
      {/* The id is on the content, because browsers open the details element around the target of a fragment. */}
      <div className="part-stack" id={id}>
        {children}
      </div>
    </details>
  );
}
