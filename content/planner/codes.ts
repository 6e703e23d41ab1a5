import { type AgencyCode, agencies, nationsBy } from '../buyers/list';

/** Codes of the planner's answers, used by links, command line and rules; `questions.ts` has the labels. */

/** NATO nations among the buyers; NATO_OTHER is any nation without an entry. */
export const natoNations = [...nationsBy().map(({ code }) => code), 'NATO_OTHER'] as const;
/** NATO agencies among the buyers. */
export const natoAgencies: readonly AgencyCode[] = Object.values(agencies).map(({ code }) => code);
/** Military buyers. */
export const militaryBuyers = [...natoNations, ...natoAgencies, 'UA', 'US'] as const;
/** All buyers, in the sort order of answers. */
export const buyerCodes = [...natoNations, 'UA', ...natoAgencies, 'US', 'EUCIV', 'AERO'] as const;
export type BuyerCode = (typeof buyerCodes)[number];

/** Products that are equipment or parts of it. */
export const hardware = ['drones', 'electronics', 'parts', 'vehicles'] as const;
/** Products of the company. */
export const productCodes = ['drones', 'electronics', 'parts', 'software', 'uscontrolled', 'classified', 'vehicles', 'energetics'] as const;
export type ProductCode = (typeof productCodes)[number];
/** The product that only the command line accepts; the page asks about US items instead. */
export const commandLineProduct = 'uscontrolled' satisfies ProductCode;

/** Information from the buyer; NOT_TOLD and NONE are separate answers. */
export const dataCodes = ['FCI', 'CUI', 'RESTRICTED', 'CONFIDENTIAL', 'NOT_TOLD', 'NONE'] as const;
export type DataCode = (typeof dataCodes)[number];

/** Most strictly controlled US item, software or drawing in the product. */
export const usItemCodes = ['usml', '600', 'eccn', 'ear99', 'none', 'unknown'] as const;
export type UsItemCode = (typeof usItemCodes)[number];
/** Answers that can require a US license: all except EAR99 and none. */
export const usItems = ['usml', '600', 'eccn', 'unknown'] as const satisfies UsItemCode[];

/** Whether a US citizen or green-card holder works on the product, in any country. */
export const usPersonCodes = ['yes', 'no', 'unknown'] as const;
export type UsPersonCode = (typeof usPersonCodes)[number];

/** Products for which the planner asks the weapon question. */
export const weaponProducts = ['drones', 'vehicles'] as const satisfies ProductCode[];
/** Whether the drone or vehicle is armed. */
export const weaponCodes = ['civil', 'military', 'armable', 'armed', 'unknown'] as const;
export type WeaponCode = (typeof weaponCodes)[number];

/** Current status of a certification; `none` is equivalent to omitting it. */
export const heldStates = ['none', 'in-use', 'certified'] as const;
export type HeldState = (typeof heldStates)[number];

/** Home country of the contracting company; EU and NATO are separate because they grant different access. */
export const homeCountryCodes = ['UA', 'DK', 'EU_NATO', 'NATO', 'EU', 'US', 'OTHER'] as const;
export type HomeCountryCode = (typeof homeCountryCodes)[number];

/** Number of people in the company. */
export const sizeCodes = ['1-10', '11-50', '51-250'] as const;
export type SizeCode = (typeof sizeCodes)[number];

/** Answers that determine the content of a plan, in page order; two months follow. */
export const questionFields = ['buyers', 'products', 'data', 'homeCountry', 'usItem', 'usPerson', 'size', 'held', 'weapon'] as const;
export type QuestionField = (typeof questionFields)[number];
