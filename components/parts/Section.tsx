import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';

/** Grounds of a band; the colors of lines and secondary text follow it. */
export type SectionTheme = 'paper' | 'tint' | 'ink';

interface BandProps {
  /** Heading of the band; without one it is no landmark. */
  title?: Text;
  /** Id of the heading, or of the band where it has none. */
  id?: string;
  /** `section` is 48 px with a ring on the rail (at most three a page), `sub` 30 px without one. */
  size?: 'section' | 'sub';
  /** One or two sentences under the heading. */
  lead?: Content;
  theme?: SectionTheme;
  /** Less room above and below: tools, folds, sources. */
  compact?: boolean;
  /** Stays on the screen: links to other pages. */
  screenOnly?: boolean;
  /** Blocks of the band; the room between them is its own. */
  children?: ReactNode;
}

/** A section over the window's width: ground, rail, heading and the room around its blocks. Bands on one ground share one step. */
export function Section({
  title,
  id,
  size = 'section',
  lead,
  theme = 'paper',
  compact,
  screenOnly,
  children,
}: BandProps) {
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
            <RichContent of={title} terms={false} />
          </h2>
          {lead && (
            <p className="part-lead mt-3">
              <RichContent of={lead} />
            </p>
          )}
        </div>
      )}
      {children}
    </Tag>
  );
}
