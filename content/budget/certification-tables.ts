import type { CertificationSlug } from '../certifications/slugs';
import type { CeProduct, RateGroup } from './types';

/** Numbers of people in the tables on the certification pages. */
export const tableHeadcounts = [8, 30, 60, 120] as const;

/** Numbers of people in the picture of the total costs. */
export const pictureHeadcounts = [8, 30, 120] as const satisfies readonly (typeof tableHeadcounts)[number][];

/** Example budget of a page: a company of the second size, at the rates of most of our buyers' countries. */
export const exampleBudget = { heads: 30, rate: 'west' } as const satisfies {
  heads: (typeof tableHeadcounts)[number];
  rate: RateGroup;
};

/** Example product for the tests on the CE marking page; a drone contains such a radio module. */
export const exampleProduct = 'radio_module' satisfies CeProduct;

/** Products by radio equipment; one row each in the table of CE marking tests. */
export const radioProducts = {
  electronics: 'No radio',
  radio_module: 'Tested radio module',
  radio_own: 'Your own transmitter',
} as const satisfies Partial<Record<CeProduct, string>>;

/** Highest number of people in the published price bands. */
export const maxHeadcount = 250;

/** Rate groups of the tables; the group for an unknown state only combines two others. */
export const tableGroups = [
  'west',
  'east',
  'ua_local',
  'ua_foreign',
  'uk',
  'us',
] as const satisfies readonly RateGroup[];

/** Certificate that a page presupposes: AQAP 2110 builds on a certified ISO 9001 system. */
export const presupposedCertificate: Readonly<
  Partial<Record<CertificationSlug, Partial<Record<CertificationSlug, 'certified'>>>>
> = { aqap2110: { iso9001: 'certified' } };
