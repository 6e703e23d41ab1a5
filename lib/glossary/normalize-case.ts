/** Normalizes a spelling for comparison: removes case, spaces, hyphens, periods, commas and slashes, which vary between tenders. */
export const normalizeCase = (spelling: string): string => spelling.toLowerCase().replace(/[\s\-.,/]/g, '');

/** Returns an alias without the remark in parentheses at its end. */
export const spelling = (alias: string): string => alias.replace(/ \([^()]*\)$/, '');
