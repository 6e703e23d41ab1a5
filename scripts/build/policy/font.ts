/** The link by which Next preloads the site's typeface, as it appears in a finished page. */
export function fontPreloadOf(html: string): string {
  const [link] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(html) ?? [];
  if (!link) throw new Error('the page preloads no font');
  return link;
}

/**
 * For a page that Next leaves without it (the 404 page): the typeface then arrives before the first paint, and nothing
 * shifts.
 */
export const withFontPreload = (html: string, link: string): string =>
  html.includes(link) ? html : html.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`);
