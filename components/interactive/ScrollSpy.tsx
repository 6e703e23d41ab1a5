'use client';

import { useEffect } from 'react';

/** Fraction of the viewport's height at which a section counts as being read. */
const readingLine = 0.3;

/**
 * Sets aria-current on a link in the list with the id `list`: on that of the last section whose top has passed the
 * reading line or, above all sections, on the first. The list is rendered markup, so that its titles are not sent twice.
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
      // A long list scrolls within its box: keep the current link in view without scrolling the page.
      frame.scrollTop = current.offsetTop - frame.clientHeight / 2;
      frame.scrollLeft = current.offsetLeft - frame.clientWidth / 2;
    };
    // The observed area extends from far above the viewport down to the reading line: the observer fires exactly when a
    // section's top passes the line, even when the page jumps over many sections at once.
    const observer = new IntersectionObserver(update, {
      rootMargin: `999999px 0px -${100 - readingLine * 100}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return null;
}
