import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const sizes = {
  display: 'text-display',
  title: 'text-title',
  section: 'text-section',
  sub: 'text-sub',
} as const;

interface HeadingProps {
  level: 1 | 2;
  size?: keyof typeof sizes;
  /** Marks the heading as a stop on the rail. */
  stop?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A page or section heading; with `stop` it is a station on the trunk. Its parent must start on the content axis. */
export function Heading({ level, size = 'section', stop = true, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={clsx(sizes[size], stop && 'heading-stop', className)} id={id}>
      {children}
    </Tag>
  );
}
