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
const practice = 'Half to three quarters of phases 1 and 2 remain, because records and gaps are hard to predict. Phase 3, the audit, remains in full.';

/**
 * Credits, all of them our planning assumptions. If several apply to a phase, the largest counts and they are not
 * multiplied, because they are based on the same work.
 */
export const credits: readonly Credit[] = [
  { id: 'C1', held: 'iso9001', states: ['certified'], asked: 'aqap2110', phases: [whole, whole, whole], why: 'Our AQAP record already presumes a running ISO 9001 system, so you save the whole ISO 9001 block.' },
  { id: 'C2', held: 'iso9001', states: ['certified'], asked: 'as9100d', phases: [whole, whole, whole], why: 'Our AS9100D record presumes a running ISO 9001 system, so you save the whole ISO 9001 block.' },
  { id: 'C3', held: 'as9100d', states: ['certified'], asked: 'aqap2110', phases: [share(0.75, 1), share(0.5, 0.75), whole], why: 'You have configuration, risk, counterfeit prevention, flow-down and first articles, but not the contract plan and the state’s access. Ask first whether the buyer means AQAP 2310.' },
  { id: 'C4', held: 'aqap2110', states: ['certified'], asked: 'as9100d', phases: [share(0.75, 1), share(0.6, 0.85), whole], why: 'Product safety, first articles, delivery measures and the OASIS entry remain.' },
  { id: 'C5', held: 'iso9001', states: ['certified'], asked: 'iso27001', phases: [share(0.8, 1), share(0.85, 1), { months: [1, 1], cost: [0.9, 1] }], why: 'Document control, internal audit and review have the same structure, but the subject is another.' },
  { id: 'C6', held: 'iso27001', states: ['certified'], asked: 'iso9001', phases: [share(0.8, 1), share(0.85, 1), { months: [1, 1], cost: [0.9, 1] }], why: 'Document control, internal audit and review have the same structure, but the subject is another.' },
  { id: 'C7', held: 'iso27001', states: ['certified'], asked: 'cmmc', level: 2, phases: [share(0.5, 0.8), share(0.7, 0.9), whole], why: 'Policies, assets and incidents carry over. Validated cryptography, the baseline of the cloud and the 110 requirements one by one do not.' },
  { id: 'C8', held: 'cmmc', states: ['certified'], asked: 'iso27001', phases: [share(0.6, 0.9), share(0.6, 0.85), whole], why: 'The controls already run, but the risk method, the Statement of Applicability and the review are new, and the scope is wider.' },
  { id: 'C9', held: 'itar', states: ['in-use', 'certified'], asked: 'cmmc', phases: [share(0.85, 1), whole, whole], why: 'You already have the map of controlled data.' },
  { id: 'C10', held: 'cmmc', states: ['certified'], asked: 'itar', phases: [whole, share(0.8, 1), whole], why: 'You already have access limits, but not classification and licenses.' },
  { id: 'C11', held: 'iso27001', states: ['certified'], asked: 'nato-clearance', phases: [whole, share(0.8, 1), whole], why: 'You already have registers and breach reporting, but the authority accepts no certificate in place of its measures.' },
  { id: 'C12', held: 'nato-clearance', states: ['in-use'], asked: 'nato-clearance', phases: [share(0.5, 1), share(0.5, 0.8), whole], why: 'With a lower clearance you already have the organization, but the vetting starts again.' },
  { id: 'C13', held: 'iso9001', states: ['certified'], asked: 'ce-marking', phases: [whole, share(0.9, 1), whole], why: 'The certificate helps with production control only and saves no test.' },
  { id: 'C14', held: 'as9100d', states: ['certified'], asked: 'ce-marking', phases: [whole, share(0.9, 1), whole], why: 'The certificate helps with production control only and saves no test.' },
  { id: 'C15', held: 'iso9001', states: ['in-use'], asked: 'iso9001', phases: inUse, why: practice },
  { id: 'C16', held: 'iso27001', states: ['in-use'], asked: 'iso27001', phases: inUse, why: practice },
  { id: 'C17', held: 'cmmc', states: ['in-use'], asked: 'cmmc', phases: inUse, why: 'You already have a self-assessment with plan and score. Below 88 points, expect the far end.' },
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
    why: 'Level 1 has 15 of the 110 requirements, a self-assessment and no assessor. The planner lowers the figures of our page, which are for Level 2.',
  },
];

/** Certificates that include another one: a company with the first has the second, without a separate check. */
export const contained: readonly { held: CertificationSlug; contains: CertificationSlug }[] = [{ held: 'as9100d', contains: 'iso9001' }];

/** Reasons for certificates that earn no credit. */
export const noCredit: readonly string[] = [
  'An expired or withdrawn certificate does not count: the buyer sees the date first.',
  'A certificate without recognized accreditation does not count. Treat the system as in use.',
  'A certificate for ISO/IEC 27001:2013 does not count: the transition ended on {day:iso27001-2013}.',
  'The certificate of a parent company or another site does not count: its scope names neither you nor your workshop.',
  'UK Cyber Essentials, a SOC 2 report or a NIS2 registration does not count: they answer other questions.',
  'A declaration that goods are commercial off-the-shelf may remove a requirement, but it meets none.',
];
