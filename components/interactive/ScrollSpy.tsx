'use client';

import { useEffect } from 'react';

/** Fraction of the window's height at which a section counts as being read. */
const readingLine = 0.3;

/**
 * Marks, in the list of links with the id `list`, the link of the last section that has passed the reading line (the
 * first one above all of them). The list itself is finished markup, so that its titles are not sent twice.
 */
export function ScrollSpy({ list }: { list: string }) {
  useEffect(() => {
    const frame = document.getElementById(list);
    if (!frame) return;
    const links = [...frame.querySelectorAll('a')];
    const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    const update = () => {
      const line = window.innerHeight * readingLine;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line).length;
      const current = links[Math.max(0, passed - 1)];
      if (!current || current.hasAttribute('aria-current')) return;
      for (const link of links) link.removeAttribute('aria-current');
      current.setAttribute('aria-current', 'true');
      // A long list scrolls in its own box: keep the marked link in view without moving the page.
      frame.scrollTop = current.offsetTop - frame.clientHeight / 2;
    };
    // The observed area reaches from far above the window down to the line: a section changes its state exactly when
    // its top passes the line, even when the page jumps over many sections at once.
    const observer = new IntersectionObserver(update, {
      rootMargin: `999999px 0px -${100 - readingLine * 100}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return null;
}
