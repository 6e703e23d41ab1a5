/** A spelling without what varies between tenders: case, spaces, hyphens, periods, commas and slashes. */
export const foldCase = (spelling: string): string => spelling.toLowerCase().replace(/[\s\-.,/]/g, '');

/** An alias without the parenthetical remark at its end. */
export const spelling = (alias: string): string => alias.replace(/ \([^()]*\)$/, '');
