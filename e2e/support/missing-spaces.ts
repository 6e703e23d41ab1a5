import type { Page } from '@playwright/test';

/**
 * Finds places in the markup where two words of one name or sentence have no white space between them: layout separates
 * them visually, but not for a screen reader, a search engine or the clipboard.
 */
function touching(): string[] {
  const unit = 'a, button, summary, caption, legend, h1, h2, h3, h4, th, td, dt, dd, p, li, div';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!node.data || node.parentElement?.closest('script, style, svg, [aria-hidden=true]')) continue;
    const container = node.parentElement?.closest(unit);
    const adjacent = last && /[\p{L}\p{N}%]$/u.test(last.data) && /^[\p{L}\p{N}$€]/u.test(node.data);
    if (
      adjacent &&
      container &&
      container === last?.parentElement?.closest(unit) &&
      last.parentElement !== node.parentElement
    )
      found.push(
        `${container.localName} "${last.data.slice(-20)}" has no space before "${node.data.slice(0, 20)}"`,
      );
    last = node;
  }
  return [...new Set(found)];
}

/** Returns one line for each place where words have no white space between them. */
export const findMissingSpaces = (page: Page): Promise<string[]> => page.evaluate(touching);
