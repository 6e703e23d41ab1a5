import type { CertificationSlug } from '../certifications/slugs';
import { months } from '../units';
import type { Credit, Factor } from './types';

/** Returns a factor with equal shares of months and cost, low end first. */
const share = (low: number, high: number): Factor => ({ months: [low, high], cost: [low, high] });
const whole = share(1, 1);

/**
 * Months to check scope, site, edition, expiry and next audit of a certificate that the company holds and a buyer
 * requires; it never counts as done without the check.
 */
export const heldCheck = months(0.5, 1);

/**
 * Credit of a system in use without its certificate: half to three quarters of phases 1 and 2 remain, because records
 * and gaps are hard to predict. Phase 3, the audit, remains in full.
 */
const inUse: Credit['phases'] = [share(0.5, 0.75), share(0.5, 0.75), whole];
const practice = 'Half to three quarters of phases 1 and 2, because records and gaps surprise; phase 3, the audit, in full.';

/**
 * Credits, all of them our planning assumptions. If several apply to a phase, the largest counts and they are not
 * multiplied, because they are based on the same work.
 */
export const credits: readonly Credit[] = [
  { id: 'C1', held: 'iso9001', states: ['certified'], asked: 'aqap2110', phases: [whole, whole, whole], why: 'The AQAP record already presumes a running ISO 9001 system. The credit is the whole ISO 9001 block.' },
  { id: 'C2', held: 'iso9001', states: ['certified'], asked: 'as9100d', phases: [whole, whole, whole], why: 'The AS9100D record presumes a running ISO 9001 system. The credit is the whole ISO 9001 block.' },
  { id: 'C3', held: 'as9100d', states: ['certified'], asked: 'aqap2110', phases: [share(0.75, 1), share(0.5, 0.75), whole], why: 'Configuration, risk, counterfeit prevention, flow-down and first articles exist; the contract plan and the state’s access do not. Ask first whether AQAP 2310 is meant.' },
  { id: 'C4', held: 'aqap2110', states: ['certified'], asked: 'as9100d', phases: [share(0.75, 1), share(0.6, 0.85), whole], why: 'Product safety, first articles, delivery measures and the OASIS entry remain.' },
  { id: 'C5', held: 'iso9001', states: ['certified'], asked: 'iso27001', phases: [share(0.8, 1), share(0.85, 1), { months: [1, 1], cost: [0.9, 1] }], why: 'Same clause structure: document control, internal audit, review. Another subject.' },
  { id: 'C6', held: 'iso27001', states: ['certified'], asked: 'iso9001', phases: [share(0.8, 1), share(0.85, 1), { months: [1, 1], cost: [0.9, 1] }], why: 'Same clause structure: document control, internal audit, review. Another subject.' },
  { id: 'C7', held: 'iso27001', states: ['certified'], asked: 'cmmc', level: 2, phases: [share(0.5, 0.8), share(0.7, 0.9), whole], why: 'Policies, assets and incidents carry over; validated cryptography, the cloud’s baseline and the 110 requirements one by one do not.' },
  { id: 'C8', held: 'cmmc', states: ['certified'], asked: 'iso27001', phases: [share(0.6, 0.9), share(0.6, 0.85), whole], why: 'The controls run; risk method, Statement of Applicability and review are new, and the scope is wider.' },
  { id: 'C9', held: 'itar', states: ['in-use', 'certified'], asked: 'cmmc', phases: [share(0.85, 1), whole, whole], why: 'The map of controlled data exists.' },
  { id: 'C10', held: 'cmmc', states: ['certified'], asked: 'itar', phases: [whole, share(0.8, 1), whole], why: 'Access limits exist; classification and licenses do not.' },
  { id: 'C11', held: 'iso27001', states: ['certified'], asked: 'nato-clearance', phases: [whole, share(0.8, 1), whole], why: 'Registers and breach reporting exist; the authority accepts no certificate in place of its measures.' },
  { id: 'C12', held: 'nato-clearance', states: ['in-use'], asked: 'nato-clearance', phases: [share(0.5, 1), share(0.5, 0.8), whole], why: 'A clearance of a lower level: the organization exists, the vetting starts again.' },
  { id: 'C13', held: 'iso9001', states: ['certified'], asked: 'ce-marking', phases: [whole, share(0.9, 1), whole], why: 'Production control only; no test is saved.' },
  { id: 'C14', held: 'as9100d', states: ['certified'], asked: 'ce-marking', phases: [whole, share(0.9, 1), whole], why: 'Production control only; no test is saved.' },
  { id: 'C15', held: 'iso9001', states: ['in-use'], asked: 'iso9001', phases: inUse, why: practice },
  { id: 'C16', held: 'iso27001', states: ['in-use'], asked: 'iso27001', phases: inUse, why: practice },
  { id: 'C17', held: 'cmmc', states: ['in-use'], asked: 'cmmc', phases: inUse, why: 'A self-assessment with plan and score exists; below 88 points, expect the far end.' },
  { id: 'C18', held: 'itar', states: ['in-use'], asked: 'itar', phases: inUse, why: practice },
  { id: 'C19', held: 'as9100d', states: ['in-use'], asked: 'as9100d', phases: inUse, why: practice },
  { id: 'C20', held: 'aqap2110', states: ['in-use'], asked: 'aqap2110', phases: inUse, why: practice },
  { id: 'C21', held: 'ce-marking', states: ['in-use'], asked: 'ce-marking', phases: inUse, why: practice },
  {
    id: 'C22',
    held: 'cmmc',
    asked: 'cmmc',
    level: 1,
    phases: [
      { months: [1, 1], cost: [0.5, 1] },
      { months: [1 / 3, 0.5], cost: [0.2, 0.5] },
      { months: [0.5, 0.5], cost: [0.1, 0.25] },
    ],
    why: 'Level 1 has 15 of the 110 requirements, a self-assessment and no assessor. Reduced by the planner: our page prices Level 2.',
  },
];

/** Certificates that include another one: a company with the first has the second, without a separate check. */
export const contained: readonly { held: CertificationSlug; contains: CertificationSlug }[] = [{ held: 'as9100d', contains: 'iso9001' }];

/** Reasons for certificates that earn no credit. */
export const noCredit: readonly string[] = [
  'An expired or withdrawn certificate: the buyer sees the date before the scope.',
  'A certificate without recognized accreditation: treat the system as in use.',
  'ISO/IEC 27001:2013: its transition ended on {day:iso27001-2013}.',
  'A parent company’s or another site’s certificate: the scope line names neither you nor your workshop.',
  'UK Cyber Essentials, a SOC 2 report or a NIS2 registration: other questions, other assessors.',
  'A declaration that goods are commercial off-the-shelf: it may remove a requirement, but it meets none.',
];
