/** Returns the link element with which Next preloads the font of a page; throws if there is none. */
export function findFontPreload(html: string): string {
  const [link] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(html) ?? [];
  if (!link) throw new Error('the page has no font preload');
  return link;
}

/**
 * Returns the page with the font preload, which Next omits on the 404 page. With it the font is available before the first
 * paint, so the layout does not shift.
 */
export const withFontPreload = (html: string, link: string): string =>
  html.includes(link) ? html : html.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`);
