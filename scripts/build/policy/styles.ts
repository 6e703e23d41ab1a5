import { attributeOf, type Document, elementsOf, insertBefore, setAttribute } from './html';

/** Returns CSS with absolute addresses of its files, which were relative to the style sheet at a URL path. */
const withAbsoluteAddresses = (css: string, urlPath: string): string =>
  css.replace(
    /url\((["']?)(?!#|data:)([^)"']+)\1\)/g,
    (_, quote, address) => `url(${quote}${new URL(address, `https://host${urlPath}`).pathname}${quote})`,
  );

/**
 * Copies the style sheets of a page into one style element, so that the first paint needs no second round trip, and
 * disables their links (docs/adr/0036-inline-the-styles-of-the-first-page.md). The links stay, because React inserts and
 * loads a style sheet whose link it does not find. `readFile` returns the file at a URL path.
 */
export function inlineStyles(document: Document, readFile: (urlPath: string) => string): void {
  const links = elementsOf(document).filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  const [first] = links;
  if (!first) throw new Error('the page has no style sheet');
  const css = links.map((link) => {
    const urlPath = attributeOf(link, 'href') as string;
    setAttribute(link, 'disabled', '');
    return withAbsoluteAddresses(readFile(urlPath), urlPath);
  });
  insertBefore(first, 'style', {}, css.join('\n'));
}
