import type { Held, Item } from './types';

/** What falls due each year after a certification, by slug. */
export type Upkeep = Readonly<Record<string, { name: string }>>;

/** What comes back each year after a certification: surveillance, affirmation, renewal; nothing where it has no such date. */
export const yearlyDate = (
  { certification, yearly }: Pick<Item | Held, 'certification' | 'yearly'>,
  upkeep: Upkeep,
): string | undefined => (yearly ? upkeep[certification]?.name : undefined);
