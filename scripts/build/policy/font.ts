/** The link by which Next preloads the site's face, as a finished page holds it. */
export function fontPreloadOf(html: string): string {
  const [link] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(html) ?? [];
  if (!link) throw new Error('the page preloads no font');
  return link;
}

/** A page that Next has left without it (the 404 page): the face comes before the first paint, and nothing shifts. */
export const withFontPreload = (html: string, link: string): string =>
  html.includes(link) ? html : html.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`);
