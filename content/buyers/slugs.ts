/** Buyers with a page of their own, in the order of the comparison: nations, then NATO's agencies. */
export const buyerSlugs = [
  'germany',
  'denmark',
  'poland',
  'lithuania',
  'united-kingdom',
  'netherlands',
  'norway',
  'sweden',
  'finland',
  'estonia',
  'ukraine',
  'nspa',
  'ncia',
] as const;

export type BuyerSlug = (typeof buyerSlugs)[number];
