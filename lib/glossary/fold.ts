/** A spelling without what tenders vary: case, spaces, hyphens, dots, commas and slashes. */
export const fold = (spelling: string): string => spelling.toLowerCase().replace(/[\s\-.,/]/g, '');

/** An alias without the remark in parentheses at its end. */
export const spelling = (alias: string): string => alias.replace(/ \([^()]*\)$/, '');
