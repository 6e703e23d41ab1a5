/**
 * Returns the Flight data of a page without the preload hints for its images and style sheets. Next prefetches the data
 * when the visitor hovers over a link; the hints would then download files for pages that the visitor may never open.
 */
export const removePreloadHints = (data: string) =>
  data.replace(/^:HL\["[^"]*","(?:image|style)".*\]\n/gm, '');
