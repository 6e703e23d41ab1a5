import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The themes of a section, which set the colors of background, lines and secondary text. */
export type Theme = 'paper' | 'tint' | 'ink';

interface SectionFrameProps {
  theme?: Theme;
  id?: string;
  /** The id of the heading that labels the section; without it the section is not a landmark. */
  labelledBy?: string;
  /** The vertical padding: full (`section`), less (`part`), or none if the children set it. */
  pad?: 'section' | 'part' | 'none';
  className?: string;
  children: ReactNode;
}

/** Renders a full-width section: themed background, trunk on the rail, content on the content axis (parts.css). */
export function SectionFrame({
  theme = 'paper',
  id,
  labelledBy,
  pad = 'section',
  className,
  children,
}: SectionFrameProps) {
  // A section element without a label has no role, so a div is enough.
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={clsx(
        'framed relative trunk',
        pad === 'section' && 'py-section',
        pad === 'part' && 'py-part',
        className,
      )}
      data-theme={theme}
      id={id}
    >
      {children}
    </Tag>
  );
}
