import type { ReactNode } from 'react';
import { SectionFrame, type Theme } from '@/components/ui/SectionFrame';
import { type Content, RichContent } from './RichContent';

interface SectionProps {
  /** The heading. A section without a heading is not a landmark. */
  title?: Content;
  /** The id of the heading, or of the section if it has no heading. */
  id?: string;
  /** `section` is 48 px with a stop on the rail (at most three per page), `sub` 30 px without one. */
  size?: 'section' | 'sub';
  /** One or two sentences below the heading. */
  lead?: Content;
  theme?: Theme;
  /** Whether it is hidden in print, for links to other pages. */
  screenOnly?: boolean;
  /** The blocks of the section, which sets the space between them. */
  children?: ReactNode;
}

/** Renders a full-width section with heading, lead and blocks. */
export function Section({ title, lead, screenOnly, ...frame }: SectionProps) {
  return (
    <SectionFrame
      {...frame}
      className={screenOnly ? 'print:hidden' : undefined}
      lead={lead && <RichContent content={lead} />}
      pad="blocks"
      title={title && <RichContent content={title} terms={false} />}
    />
  );
}
