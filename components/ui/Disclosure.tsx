import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The subject of the row. */
  name: ReactNode;
  /** What a reader learns without opening the row: a fact, never "4 lines". */
  answer: ReactNode;
  /** The answer on mobile, about 20 characters at most. */
  mobileAnswer?: ReactNode;
  /** The heading level of the name. */
  level?: 2 | 3 | 4;
  /** The id of the content. A fragment with this id opens the row. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a disclosure: name on the left, answer on the right or below, plus icon. Consecutive ones form a list. A
 * fragment or find-in-page opens it; in print and without scripts it is open. It takes resolved texts, so that the
 * browser can render it too; `AnswerDisclosure` takes texts of records.
 */
export function Disclosure({
  name,
  answer,
  mobileAnswer,
  level = 3,
  id,
  className,
  children,
}: DisclosureProps) {
  const Tag = `h${level}` as const;
  return (
    // A fragment may have opened it before hydration.
    <details className={clsx('part-disclosure', className)} suppressHydrationWarning>
      <summary>
        <Tag className="text-name">{name}</Tag> <span className="part-answer">{answer}</span>{' '}
        {mobileAnswer && <span className="part-answer md:hidden">{mobileAnswer}</span>}
      </summary>
      {/* The id is on the content, because browsers open the details element around the target of a fragment. */}
      <div className="part-stack" id={id}>
        {children}
      </div>
    </details>
  );
}
