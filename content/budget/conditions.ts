import type { CertificationSlug } from '../certifications/slugs';
import type { ExtraFigureId, NoInvoiceId, OpenId } from './copy';
import type { BudgetTag } from './types';

/** Condition for an item of a budget: the certification and, optionally, a tag of the input. */
export interface BudgetCondition {
  of?: CertificationSlug;
  tag?: BudgetTag;
}

/** Conditions of the open items; an empty condition always applies. */
export const openConditions: Readonly<Record<OpenId, BudgetCondition>> = {
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

/** Conditions of the cases without a bill. */
export const noInvoiceConditions: Readonly<Record<NoInvoiceId, BudgetCondition>> = {
  'cmmc-self': { of: 'cmmc', tag: 'self' },
  'ddtc-abroad': { of: 'itar', tag: 'abroad' },
  'ce-authority': { of: 'ce-marking' },
  'clearance-free': { of: 'nato-clearance', tag: 'free' },
};

/**
 * Conditions of the figures shown next to a budget. The planner shows the price of an assessor here, because its
 * budgets never include one.
 */
export const extraFigureConditions: Readonly<Record<ExtraFigureId, BudgetCondition>> = {
  'department-l1_self': { of: 'cmmc', tag: 'l1_self' },
  'department-l2_self': { of: 'cmmc', tag: 'l2_self' },
  'department-l2_c3pao': { of: 'cmmc', tag: 'l2_c3pao' },
  assessor: { of: 'cmmc', tag: 'l2_self' },
  retest: { of: 'ce-marking' },
  'notified-body': { of: 'ce-marking', tag: 'machinery' },
};
