/** The words for `data-axis`: a space would part the end from its unit, which the figure above the bar has too. */
export const axisWords = (from: string, to: string) => `${from} ${to.split(' ')[0]}`;
