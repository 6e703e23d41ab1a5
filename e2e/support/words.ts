import type { Page } from '@playwright/test';

/**
 * Places in the markup where two words of one name or sentence touch: layout keeps them apart for the eye, but not for
 * a screen reader, a search engine or the clipboard.
 */
function touching(): string[] {
  const unit = 'a, button, summary, caption, legend, h1, h2, h3, h4, th, td, dt, dd, p, li, div';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!node.data || node.parentElement?.closest('script, style, svg, [aria-hidden=true]')) continue;
    const own = node.parentElement?.closest(unit);
    const touches = last && /[\p{L}\p{N}%]$/u.test(last.data) && /^[\p{L}\p{N}$€]/u.test(node.data);
    if (
      touches &&
      own &&
      own === last?.parentElement?.closest(unit) &&
      last.parentElement !== node.parentElement
    )
      found.push(`${own.localName} "${last.data.slice(-20)}" touches "${node.data.slice(0, 20)}"`);
    last = node;
  }
  return [...new Set(found)];
}

/** One line per place. */
export const findTouchingWords = (page: Page): Promise<string[]> => page.evaluate(touching);
