import { commonPractice, ourEstimate, secondHand, verified } from './basis';
import type { AqapCase, AuditedSlug, ByPeople, Figure, Fraction, IntegerRange } from './types';

const auditTimeRules = 'International audit-time rules (MD 5)';
const edition5 = '2023 (Issue 4, Version 3)';
const isms = 'ISO/IEC 27006-1, Annex C';
const aerospace = 'Accounts of AS9104/1A by certification bodies and a forum';

/** Audit time of a first certification (stages 1 and 2), in half days, by number of people in scope. */
export const auditTables = {
  qms: {
    unit: 'half days',
    value: [
      [5, 3],
      [10, 4],
      [15, 5],
      [25, 6],
      [45, 8],
      [65, 10],
      [85, 12],
      [125, 14],
      [175, 16],
      [275, 18],
    ],
    basis: [verified(auditTimeRules, edition5, 'We read Table QMS 1 in full on the page of an accredited certification body and in public calculators that cite the 2023 text. We did not read the original. An accreditation FAQ confirms two cells.')],
  },
  isms: {
    unit: 'half days',
    value: [
      [10, 10],
      [15, 12],
      [25, 14],
      [45, 17],
      [65, 20],
      [85, 22],
      [125, 24],
      [175, 26],
      [275, 28],
    ],
    basis: [verified(isms, '2024', 'We read it on the pages of two certification bodies and in a calculator that names the 2024 edition. We did not read the standard itself.')],
  },
} as const satisfies Record<string, Figure<ByPeople<number>>>;

/** Audit time table for each certification. */
export const tableOf = { iso9001: 'qms', iso27001: 'isms', as9100d: 'qms', aqap2110: 'qms' } as const satisfies Record<AuditedSlug, keyof typeof auditTables>;

/** Percent of the table time that a certification body may quote. */
export const tableShare = {
  iso9001: { unit: 'percent of the table', value: [70, 120], basis: [verified(auditTimeRules, edition5, 'The time may be at most 30% less than the table (clause 3.9).'), ourEstimate('The upper end, 20% above the table, is ours, because the rules set no ceiling.')] },
  iso27001: { unit: 'percent of the table', value: [70, 120], basis: [commonPractice(isms, '2024', 'The standard limits reductions to 30%.'), ourEstimate('The upper end, 20% above the table, is ours.')] },
  as9100d: {
    unit: 'percent of the table',
    value: [110, 190],
    basis: [
      secondHand(aerospace, 'AS9104/1A:2022', 'Table 8 is in a paid text that we did not read. The old table without design equals Table QMS 1. According to reports, planning and report add 10% each, and risk changes the time by 10%.'),
      ourEstimate('We read these additions as 110–190% of Table QMS 1. One quote was 10% above our upper end.'),
    ],
  },
} as const satisfies Record<Exclude<AuditedSlug, 'aqap2110'>, Figure<IntegerRange>>;

/** Percent of the ISO 9001 table for AQAP 2110, by the certificates that the company holds. */
export const aqapShare = {
  together: { unit: 'percent of the ISO 9001 table', value: [20, 50], basis: [ourEstimate('AQAP 2110 is audited with ISO 9001 or AS9100D by the same certification body, and no table for AQAP exists.')] },
  held: { unit: 'percent of the ISO 9001 table', value: [30, 120], basis: [ourEstimate('The company holds ISO 9001 or AS9100D. The lower end is an extension by the same certification body, the upper end a full audit by another.')] },
  alone: { unit: 'percent of the ISO 9001 table', value: [70, 120], basis: [ourEstimate('Without a certificate to build on, we count it like an ISO 9001 audit.')] },
} as const satisfies Record<AqapCase, Figure<IntegerRange>>;

/** Share of the first audit's time for a yearly audit. */
export const yearlyShare = {
  default: { unit: 'part of the first audit', value: { numerator: 1, denominator: 3 }, basis: [verified(auditTimeRules, edition5, 'A yearly audit takes about one third.')] },
  as9100d: { unit: 'part of the first audit', value: { numerator: 2, denominator: 5 }, basis: [secondHand(aerospace, 'Before 2022', 'Yearly audits took two of five days.')] },
} as const satisfies Record<'default' | 'as9100d', Figure<Fraction>>;

/** Share of the first audit's time for a recertification. */
export const recertificationShare = {
  default: { unit: 'part of the first audit', value: { numerator: 2, denominator: 3 }, basis: [verified(auditTimeRules, edition5, 'A recertification takes about two thirds of a first audit today.')] },
  as9100d: { unit: 'part of the first audit', value: { numerator: 4, denominator: 5 }, basis: [secondHand(aerospace, 'Before 2022', 'Recertifications took four of five days.')] },
} as const satisfies Record<'default' | 'as9100d', Figure<Fraction>>;

/** Minimum of a yearly audit or a recertification, in half days. */
export const minimumHalfDays = {
  default: { unit: 'half days', value: 2, basis: [verified(auditTimeRules, edition5, 'Neither takes less than one day.')] },
  aqap2110: { unit: 'half days', value: 1, basis: [ourEstimate('It takes half a day, because AQAP 2110 is outside the rules that set a whole day.')] },
} as const satisfies Record<'default' | 'aqap2110', Figure<number>>;

/** Rounding rule: audit time is rounded to the nearest half day, a quarter day up. */
export const auditRounding = verified('European co-operation for Accreditation, FAQ 38.2, quoting MD 5, clause 2.2.3', 'undated page', 'Audit time is rounded to the nearest half day, and a quarter day is rounded up.');

/** Percent of the added times for one audit of several standards by the same body on the same days. */
export const integratedShare = {
  unit: 'percent of the added times',
  value: [80, 100],
  basis: [verified('International rules for integrated audits (MD 11)', '2019, 2023', 'Each time is calculated separately and added, then reduced by at most 20%. A certification body may refuse the reduction for AQAP.')],
} as const satisfies Figure<IntegerRange>;

/** AS9100D contains ISO 9001, so an additional ISO 9001 certificate costs its fee but no audit days. */
export const aerospaceContainsQuality = ourEstimate('ISO 9001 in addition to AS9100D takes no audit days of its own.');

/** Half days for a new certification body to review a certificate before its transfer. */
export const transferHalfDays = { unit: 'half days', value: 1, basis: [verified('International rules for transfer (MD 2), one certification body’s procedure', '2023', 'The review before a transfer takes half a day.')] } as const satisfies Figure<number>;
