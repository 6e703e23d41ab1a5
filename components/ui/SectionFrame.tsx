import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The themes of a section, which set the colors of background, lines and secondary text. */
export type Theme = 'paper' | 'tint' | 'ink';

interface SectionHeaderProps {
  title: ReactNode;
  /** The id of the heading. */
  id?: string;
  /** `section` is 48 px with a stop on the rail (at most three per page), `sub` 30 px without one. */
  size?: 'section' | 'sub';
  /** One or two sentences below the heading. */
  lead?: ReactNode;
}

interface SectionFrameProps extends Partial<SectionHeaderProps> {
  theme?: Theme;
  /** The id of the element that labels the section if it has no title; a section without a label is not a landmark. */
  labelledBy?: string;
  /**
   * The vertical padding: `section`, or none if the children set it. `blocks` also sets the space between the children,
   * and adjacent sections of one theme share their padding.
   */
  pad?: keyof typeof padding;
  className?: string;
  children?: ReactNode;
}

const padding = {
  section: 'framed relative trunk py-section',
  none: 'framed relative trunk',
  blocks: 'framed trunk part-band',
} as const;

/**
 * Renders a full-width section: themed background, trunk on the rail, content on the content axis (parts.css), and its
 * heading. It takes resolved texts, so that the browser can render it too; `Section` takes texts of records.
 */
export function SectionFrame({
  title,
  id,
  size,
  lead,
  theme = 'paper',
  labelledBy = title ? id : undefined,
  pad = 'section',
  className,
  children,
}: SectionFrameProps) {
  // A section element without a label has no role, so a div is enough.
  const Tag = title || labelledBy ? 'section' : 'div';
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={clsx(padding[pad], className)}
      data-theme={theme}
      id={title ? undefined : id}
    >
      {title && <SectionHeader id={id} lead={lead} size={size} title={title} />}
      {children}
    </Tag>
  );
}

/** Renders the heading of a section and its lead. */
export function SectionHeader({ title, id, size = 'section', lead }: SectionHeaderProps) {
  return (
    <div className="part-header">
      <h2 className={size === 'section' ? 'part-section' : 'text-sub'} id={id}>
        {title}
      </h2>
      {lead && <p className="part-lead mt-3">{lead}</p>}
    </div>
  );
}
