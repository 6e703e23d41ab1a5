import type { Text } from '@/content/text';
import { RichContent } from './RichContent';

/** What a part takes to be named: the words and the rank of its heading. */
export interface Titled {
  title?: Text;
  /** Id of the heading. */
  titleId?: string;
  /** Rank of the heading; under the heading of a band by default. */
  level?: 2 | 3 | 4;
}

/** Heading over a list, a table or a drawing; nothing where it has no words. */
export function SubsectionTitle({ title, titleId, level = 3 }: Titled) {
  const Tag = `h${level}` as const;
  return title ? (
    <Tag className="part-title" id={titleId}>
      <RichContent of={title} terms={false} />
    </Tag>
  ) : null;
}
