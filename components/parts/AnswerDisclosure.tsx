import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';

interface AnswerDisclosureProps {
  /** The subject of the row. */
  name: Text;
  /** What a reader learns without opening the row: a fact, never "4 lines". */
  answer: Content;
  /** The answer on mobile, about 20 characters at most. */
  mobileAnswer?: Text;
  className?: string;
  /** The heading level of the name. */
  level?: 2 | 3 | 4;
  /** The id of the content. A fragment with this id opens the row. */
  id?: string;
  children: ReactNode;
}

/** Renders a disclosure whose summary has texts of records. */
export function AnswerDisclosure({ name, answer, mobileAnswer, ...props }: AnswerDisclosureProps) {
  return (
    <Disclosure
      {...props}
      answer={<RichContent content={answer} terms={false} />}
      mobileAnswer={mobileAnswer && <RichContent content={mobileAnswer} terms={false} />}
      name={<RichContent content={name} terms={false} />}
    />
  );
}
