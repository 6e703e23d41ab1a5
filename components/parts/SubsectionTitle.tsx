import { type Content, RichContent } from './RichContent';

/** The props of a component that can have a heading. */
export interface Titled {
  title?: Content;
  /** The id of the heading. */
  titleId?: string;
  /** The heading level; 3 by default. */
  level?: 2 | 3 | 4;
}

/** Renders the heading of a list, a table or a drawing; null without a title. */
export function SubsectionTitle({ title, titleId, level = 3 }: Titled) {
  const Tag = `h${level}` as const;
  return title ? (
    <Tag className="part-title" id={titleId}>
      <RichContent content={title} terms={false} />
    </Tag>
  ) : null;
}
