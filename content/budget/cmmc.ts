import { commonPractice, ourEstimate, secondHand } from './basis';
import type { ByPeople, CmmcRoute, Figure, IntegerRange } from './types';

const advisers = 'Advisers on CMMC (thedefensecompliancereport.com, armorycompliance.com, overwatchtools.com, readylinegrc.com)';

/** Price of an assessment by a C3PAO in US dollars, due every third year. */
export const assessorPrice = {
  unit: 'USD',
  value: [
    [25, [25000, 45000]],
    [75, [45000, 80000]],
    [250, [80000, 200000]],
  ],
  basis: [secondHand(advisers, '2026', 'These are price bands by number of users. Other advisers name USD 40,000–60,000 and 30,000–100,000 for small companies. We found no price for a second assessment after failing.')],
} as const satisfies Figure<ByPeople<IntegerRange>>;

const rule = secondHand('32 CFR 170, final rule, 89 FR 83092, in secondary texts', '2024', 'The estimate is for a small entity. It counts own hours and outside help together, and leaves out the security controls.', 'cfr-32-170');

/**
 * Estimates of the department for a small company in US dollars: the first assessment, a yearly affirmation or those of
 * two years, and the total of three years. They are shown next to a budget and never added to it, because they contain
 * the assessor's bill and the company's internal work.
 */
export const departmentEstimate = {
  l1_self: { unit: 'USD', value: { first: 5977, affirmation: 560 }, basis: [rule] },
  l2_self: { unit: 'USD', value: { first: 34277, twoAffirmations: 2919, threeYears: 37196 }, basis: [rule] },
  l2_c3pao: { unit: 'USD', value: { first: 101752, twoAffirmations: 2918, threeYears: 104670 }, basis: [rule, commonPractice('32 CFR 170, final rule, 89 FR 83092', '2024', 'The first amount agrees with the sum.', 'cfr-32-170')] },
} as const satisfies Record<CmmcRoute, Figure<Readonly<Record<string, number>>>>;

/** Percentage of people who use the protected cloud. */
export const cloudUserShare = { unit: 'percent of the people', value: [25, 100], basis: [secondHand(advisers, 'undated pages', 'A part of the company, or all of it, works in a government cloud.')] } as const satisfies Figure<IntegerRange>;

/** Minimum number of users in the protected cloud. */
export const fewestCloudUsers = { unit: 'users', value: 3, basis: [secondHand(advisers, 'undated pages', 'It is counted for three users at least.')] } as const satisfies Figure<number>;

/** Price of a government cloud license above the regular one, in US dollars per user and month. */
export const cloudLicense = { unit: 'USD a user and month', value: [40, 60], basis: [secondHand(advisers, 'undated pages', 'This price comes on top of the usual license.')] } as const satisfies Figure<IntegerRange>;

/** Security monitoring in US dollars per year. */
export const monitoringPrice = {
  unit: 'USD a year',
  value: [
    [10, [3000, 24000]],
    [50, [6000, 48000]],
    [250, [12000, 120000]],
  ],
  basis: [secondHand('A seller of managed monitoring (blog.lil.business)', 'undated page', 'Monitoring costs USD 2,000–10,000 a month.'), ourEstimate('We set the lower ends of the ranges.')],
} as const satisfies Figure<ByPeople<IntegerRange>>;
