/**
 * Both ends of an axis under a bar that has no column head: the two words of `data-axis`, one at each side. For the eye
 * alone, as the column head is; the figure stands in words above the bar.
 */
export const axisEnds =
  "after:block after:text-caption after:text-muted after:[text-align-last:justify] after:content-[attr(data-axis)] after:content-[attr(data-axis)_/_'']";

/** The words for `data-axis`: a space would part the end from its unit, which the figure above the bar has too. */
export const axisWords = (from: string, to: string) => `${from} ${to.split(' ')[0]}`;
