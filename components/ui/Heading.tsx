import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const sizes = {
  title: { text: 'text-title', stop: 'md:before:top-[0.46em]' },
  section: { text: 'text-section', stop: 'md:before:top-[0.54em]' },
  page: { text: 'text-page', stop: 'md:before:top-[0.52em]' },
} as const;

/**
 * The stop of a heading. Tablet and desktop: a ring on the rail, level with the first line.
 * Phone: the ring stands above the heading and a short line runs into it from the window's edge.
 */
const stopClass = clsx(
  'relative max-md:pt-11',
  'before:absolute before:z-2 before:size-7.5 before:rounded-full before:border-6 before:border-fg before:bg-ground',
  'max-md:before:top-0 max-md:before:left-0 md:before:-mt-3.75 md:before:left-[calc(var(--rail)-var(--axis)-0.9375rem)]',
  'max-md:after:absolute max-md:after:top-2.75 max-md:after:-left-gutter max-md:after:h-2 max-md:after:w-[calc(var(--gutter)+4px)] max-md:after:bg-line',
);

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
    <Tag className={clsx(sizes[size].text, stop && [stopClass, sizes[size].stop], className)} id={id}>
      {children}
    </Tag>
  );
}
