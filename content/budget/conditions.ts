import type { CertificationSlug } from '../certifications/slugs';
import type { BesideId, BudgetTag, NoBillId, OpenId } from './types';

/** When something belongs to a budget: with this certification, and only with this mark of the input. */
export interface BudgetCondition {
  of?: CertificationSlug;
  tag?: BudgetTag;
}

/** What a budget leaves open; an empty condition holds for each. */
export const openWhen: Readonly<Record<OpenId, BudgetCondition>> = {
  travel: {},
  standards: {},
  edition: {},
  repeat: {},
  vat: {},
  rate: { tag: 'no-rate' },
  'isms-software': { of: 'iso27001' },
  'aqap-authority': { of: 'aqap2110' },
  'notified-body': { of: 'ce-marking' },
  'drone-class': { of: 'ce-marking' },
  clearance: { of: 'nato-clearance', tag: 'charged' },
  guards: { of: 'nato-clearance' },
};

/** Where nobody bills anything. */
export const noBillWhen: Readonly<Record<NoBillId, BudgetCondition>> = {
  'cmmc-self': { of: 'cmmc', tag: 'self' },
  'ddtc-abroad': { of: 'itar', tag: 'abroad' },
  'ce-authority': { of: 'ce-marking' },
  'clearance-free': { of: 'nato-clearance', tag: 'free' },
};

/** What is shown beside a budget. An assessor's price stands there for the planner, which never bills one. */
export const besideWhen: Readonly<Record<BesideId, BudgetCondition>> = {
  'department-l1_self': { of: 'cmmc', tag: 'l1_self' },
  'department-l2_self': { of: 'cmmc', tag: 'l2_self' },
  'department-l2_c3pao': { of: 'cmmc', tag: 'l2_c3pao' },
  assessor: { of: 'cmmc', tag: 'l2_self' },
  retest: { of: 'ce-marking' },
  'notified-body': { of: 'ce-marking', tag: 'machinery' },
};
