/** The items that an earlier item of the list equals. */
export const duplicates = <T>(items: readonly T[]): T[] =>
  items.filter((item, index) => items.indexOf(item) < index);
