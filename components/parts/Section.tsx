import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';

/** The theme of a section, which sets the colors of background, lines and secondary text. */
export type SectionTheme = 'paper' | 'tint' | 'ink';

interface SectionProps {
  /** The heading. A section without a heading is not a landmark. */
  title?: Text;
  /** The id of the heading, or of the section if it has no heading. */
  id?: string;
  /** `section` is 48 px with a stop on the rail (at most three per page), `sub` 30 px without one. */
  size?: 'section' | 'sub';
  /** One or two sentences below the heading. */
  lead?: Content;
  theme?: SectionTheme;
  /** Whether it has less vertical padding, for tools, disclosures and sources. */
  compact?: boolean;
  /** Whether it is hidden in print, for links to other pages. */
  screenOnly?: boolean;
  /** The blocks of the section, which sets the space between them. */
  children?: ReactNode;
}

/**
 * Renders a full-width section: background, rail, heading and space. Adjacent sections of one theme share their
 * padding.
 */
export function Section({
  title,
  id,
  size = 'section',
  lead,
  theme = 'paper',
  compact,
  screenOnly,
  children,
}: SectionProps) {
  const Tag = title ? 'section' : 'div';
  return (
    <Tag
      aria-labelledby={title && id}
      className={clsx('framed trunk part-band', compact && 'part-compact', screenOnly && 'print:hidden')}
      data-theme={theme}
      id={title ? undefined : id}
    >
      {title && (
        <div className="part-header">
          <h2 className={size === 'section' ? 'part-section' : 'text-sub'} id={id}>
            <RichContent content={title} terms={false} />
          </h2>
          {lead && (
            <p className="part-lead mt-3">
              <RichContent content={lead} />
            </p>
          )}
        </div>
      )}
      {children}
    </Tag>
  );
}
