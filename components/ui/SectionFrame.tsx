import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Grounds a section can stand on; the colors of rules, lines and secondary text follow it. */
export type Theme = 'paper' | 'tint' | 'ink';

interface SectionProps {
  theme?: Theme;
  id?: string;
  /** id of the heading that names the section; without it the section is no landmark. */
  labelledBy?: string;
  /** Vertical room: the full section padding, less, or none when the children set it. */
  pad?: 'section' | 'part' | 'none';
  className?: string;
  children: ReactNode;
}

/** A band of the page: ground over the full width, trunk on the rail, content on the content axis (parts.css). */
export function SectionFrame({
  theme = 'paper',
  id,
  labelledBy,
  pad = 'section',
  className,
  children,
}: SectionProps) {
  // Without a name it is a plain band: a section without a heading conveys nothing.
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
