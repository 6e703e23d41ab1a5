import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';

interface AnswerFoldProps {
  /** What the row is about. */
  name: Text;
  /** What a reader learns without opening it: a fact, never "4 lines". */
  answer: Content;
  /** The answer where the row has no room for it: up to some 20 characters. */
  short?: Text;
  /** Rank of the name as a heading. */
  level?: 2 | 3 | 4;
  /** Target of a fragment, which opens the row. */
  id?: string;
  children: ReactNode;
}

/**
 * A row that opens: name at the left, its answer at the right or below, a plus. Several in a row are one list. A fragment or
 * find-in-page opens it; in print and without scripts it stands open.
 */
export function AnswerDisclosure({ name, answer, short, level = 3, id, children }: AnswerFoldProps) {
  const Tag = `h${level}` as const;
  return (
    // A fragment may have opened it before the scripts start.
    <details className="part-disclosure" suppressHydrationWarning>
      <summary>
        <Tag className="text-name">
          <RichContent of={name} terms={false} />
        </Tag>{' '}
        <span className="part-answer">
          <RichContent of={answer} terms={false} />
        </span>{' '}
        {short && (
          <span className="part-short">
            <RichContent of={short} terms={false} />
          </span>
        )}
      </summary>
      {/* The fragment names what is folded: a browser opens the details around its target. */}
      <div className="part-stack" id={id}>
        {children}
      </div>
    </details>
  );
}
