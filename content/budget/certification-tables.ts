import type { CertificationSlug } from '../certifications/slugs';
import type { CeProduct, RateGroup } from './types';

/** Head counts of the tables on the certification pages. */
export const tableHeads = [8, 30, 60, 120] as const;

/** The budget that a page draws: a company of the second size, at the rates that most of our buyers' countries have. */
export const exampleBudget = { heads: 30, rate: 'west' } as const satisfies {
  heads: (typeof tableHeads)[number];
  rate: RateGroup;
};

/** Product whose tests the page of CE marking draws as its example: a drone carries such a module. */
export const exampleProduct = 'radio_module' satisfies CeProduct;

/** Products by their radio: a row each in the table of CE marking's tests. */
export const radioProducts = {
  electronics: 'No radio',
  radio_module: 'Tested radio module',
  radio_own: 'Transmitter of your own',
} as const satisfies Partial<Record<CeProduct, string>>;

/** Most people that the published price bands reach. */
export const mostHeads = 250;

/** Groups of the tables; "state not told" only spans two of them. */
export const tableGroups = [
  'west',
  'east',
  'ua_local',
  'ua_foreign',
  'uk',
  'us',
] as const satisfies readonly RateGroup[];

/** Certificate that a page takes for granted: AQAP 2110 is built on a running ISO 9001. */
export const takenForGranted: Readonly<
  Partial<Record<CertificationSlug, Partial<Record<CertificationSlug, 'certified'>>>>
> = { aqap2110: { iso9001: 'certified' } };
