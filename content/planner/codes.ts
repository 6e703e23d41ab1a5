import { type AgencyCode, agencies, nationsBy } from '../buyers/list';

/** Codes of the planner's answers: used by links, the command line and the rules. Words for them are in `questions.ts`. */

/** Nations of NATO among the buyers; NATO_OTHER is any nation that has no line of its own. */
export const natoNations = [...nationsBy().map(({ code }) => code), 'NATO_OTHER'] as const;
/** NATO's own buyers. */
export const natoAgencies: readonly AgencyCode[] = Object.values(agencies).map(({ code }) => code);
/** Who buys for defense. */
export const militaryBuyers = [...natoNations, ...natoAgencies, 'UA', 'US'] as const;
/** All buyers, in the order in which every answer is sorted. */
export const buyerCodes = [...natoNations, 'UA', ...natoAgencies, 'US', 'EUCIV', 'AERO'] as const;
export type BuyerCode = (typeof buyerCodes)[number];

/** Products that are equipment or parts of it. */
export const hardware = ['drones', 'electronics', 'parts', 'vehicles'] as const;
/** What the company makes. `uscontrolled` is no longer offered; links may still carry it. */
export const productCodes = ['drones', 'electronics', 'parts', 'software', 'uscontrolled', 'classified', 'vehicles', 'energetics'] as const;
export type ProductCode = (typeof productCodes)[number];

/** Information the buyer hands over; NOT_TOLD and NONE are answers of their own. */
export const dataCodes = ['FCI', 'CUI', 'RESTRICTED', 'CONFIDENTIAL', 'NOT_TOLD', 'NONE'] as const;
export type DataCode = (typeof dataCodes)[number];

/** The most tightly controlled US item, software or drawing in the product. */
export const usItemCodes = ['usml', '600', 'eccn', 'ear99', 'none', 'unknown'] as const;
export type UsItemCode = (typeof usItemCodes)[number];
/** Answers with which a US license can be needed: every one but EAR99 and none. */
export const usItems = ['usml', '600', 'eccn', 'unknown'] as const satisfies UsItemCode[];

/** Does a US citizen or green-card holder work on it, anywhere? */
export const usPersonCodes = ['yes', 'no', 'unknown'] as const;
export type UsPersonCode = (typeof usPersonCodes)[number];

/** Products of which the planner asks whether they are armed. */
export const weaponProducts = ['drones', 'vehicles'] as const satisfies ProductCode[];
/** Is the drone or vehicle armed? */
export const weaponCodes = ['civil', 'military', 'armable', 'armed', 'unknown'] as const;
export type WeaponCode = (typeof weaponCodes)[number];

/** What the company has for a certification today; `none` is the same as leaving it out. */
export const heldStates = ['none', 'in-use', 'certified'] as const;
export type HeldState = (typeof heldStates)[number];

/** Home country of the company that signs; EU and NATO are separate because they open different doors. */
export const homeCountryCodes = ['UA', 'DK', 'EU_NATO', 'NATO', 'EU', 'US', 'OTHER'] as const;
export type HomeCountryCode = (typeof homeCountryCodes)[number];

/** People in the company. */
export const sizeCodes = ['1-10', '11-50', '51-250'] as const;
export type SizeCode = (typeof sizeCodes)[number];

/** The answers that decide what a plan has, in the order in which the page asks for them; two months follow. */
export const questionFields = ['buyers', 'products', 'data', 'homeCountry', 'usItem', 'usPerson', 'size', 'held', 'weapon'] as const;
export type QuestionField = (typeof questionFields)[number];
