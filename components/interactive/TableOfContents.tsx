'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

interface TableOfContentsProps {
  /** Heading of the list and name of the navigation. */
  title: string;
  /** Words of the button that opens the list on narrow screens. */
  summary: string;
  items: readonly { id: string; title: string }[];
}

/** Share of the window's height at which a section counts as the one being read. */
const readingLine = 0.3;

/** Index of the last section that has passed the reading line; the first one above all of them. */
function useActiveSection(items: TableOfContentsProps['items']) {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const sections = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight * readingLine;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setActive(Math.max(0, passed.length - 1));
    };
    // The observed area reaches from far above the window down to the line: a section changes its state exactly when
    // its top passes the line, also when the page jumps over many sections at once.
    const observer = new IntersectionObserver(update, {
      rootMargin: `999999px 0px -${100 - readingLine * 100}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [items]);
  return active;
}

/**
 * Links to the sections of a text, with the section in view marked. From 1181 px its stops stand on the trunk;
 * below, the list is folded behind a button, and stands open without scripts.
 */
export function TableOfContents({ title, summary, items }: TableOfContentsProps) {
  const active = useActiveSection(items);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // A long list scrolls inside its own frame: keep the marked line in it without moving the page.
  useEffect(() => {
    const frame = list.current;
    const line = frame?.children[active];
    if (!frame || !(line instanceof HTMLElement) || frame.scrollHeight <= frame.clientHeight) return;
    frame.scrollTop = line.offsetTop - frame.clientHeight / 2;
  }, [active]);

  return (
    <nav aria-label={title} className="max-lg:border-fg max-lg:border-t-2 print:hidden">
      <p className="pb-3 font-[660] max-lg:hidden">{title}</p>
      <button
        aria-controls="contents"
        aria-expanded={open}
        className="flex min-h-14 w-full items-center justify-between border-rule border-b text-left font-[640] lg:hidden noscript:hidden"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {summary}
        <svg aria-hidden="true" className="size-4 flex-none stroke-current" strokeWidth="2.5">
          <path d={open ? 'M1 8H15' : 'M1 8H15M8 1V15'} />
        </svg>
      </button>
      <ol
        className={clsx(
          'relative max-lg:border-rule max-lg:border-b max-lg:py-2 max-lg:pl-8',
          'max-lg:before:absolute max-lg:before:top-6 max-lg:before:bottom-7 max-lg:before:left-[7px] max-lg:before:w-1.5 max-lg:before:bg-line max-lg:before:content-[""]',
          'lg:-ml-[calc(var(--axis)-var(--rail)+13px)] lg:max-h-[calc(100dvh-150px)] lg:overflow-y-auto lg:pl-[calc(var(--axis)-var(--rail)+13px)]',
          !open && '[@media_screen_and_(scripting:enabled)]:max-lg:hidden noscript:block!',
        )}
        id="contents"
        ref={list}
      >
        {items.map(({ id, title: label }, index) => (
          <li
            className={clsx(
              'relative before:absolute before:rounded-full before:content-[""]',
              'before:left-[-31px] lg:before:left-[calc(var(--rail)-var(--axis)-9px)]',
              index === active
                ? 'before:top-1 before:-ml-1 before:size-[26px] before:border-5 before:border-fg before:bg-line'
                : 'before:top-2 before:size-[18px] before:border-4',
              index < active && 'before:border-fg before:bg-fg',
              index > active && 'before:border-muted before:bg-ground',
            )}
            key={id}
          >
            <a
              aria-current={index === active ? 'true' : undefined}
              className={clsx(
                'grid min-h-[34px] grid-cols-[28px_1fr] items-baseline py-1.5 text-small leading-[1.35] no-underline hover:underline max-lg:min-h-11 max-lg:py-2.5',
                index === active ? 'font-[660] text-fg' : 'text-muted',
              )}
              href={`#${id}`}
            >
              <span aria-hidden="true" className="font-[600] tabular-nums">
                {index + 1}
              </span>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
