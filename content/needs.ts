import type { CertificationSlug } from './certifications/slugs';
import type { Answers } from './planner/types';

/** Label at the usual stops of a row; it makes no statement about the other certifications. */
export const usual = 'Usual' as const;

/**
 * Row of the needs guide, with preset answers for the planner. A market repeats the column `buyer` of the comparison
 * table; a product has its usual stops by our planning view, in any order, and makes no statement about other
 * certifications.
 */
export type Need = { name: string; answers: Partial<Answers> } & ({ buyer: 'nato' | 'usdod' | 'eu' } | { usual: CertificationSlug[] });

/** Needs guide: rows for four target markets and six product types. */
export const needGroups: { id: string; title: string; needs: Need[] }[] = [
  {
    id: 'market',
    title: 'By target market',
    needs: [
      { name: 'NATO Defense Contracts', answers: { buyers: ['NATO_OTHER'] }, buyer: 'nato' },
      { name: 'US DoD Suppliers', answers: { buyers: ['US'] }, buyer: 'usdod' },
      { name: 'EU Defense Agencies', answers: { buyers: ['NATO_OTHER'] }, buyer: 'eu' },
      { name: 'Commercial Aerospace', answers: { buyers: ['AERO'] }, usual: ['iso9001', 'as9100d'] },
    ],
  },
  {
    id: 'product',
    title: 'By product type',
    needs: [
      { name: 'Drones and aircraft', answers: { products: ['drones'] }, usual: ['aqap2110', 'iso9001', 'as9100d', 'ce-marking'] },
      { name: 'Radio, sensors and electronics', answers: { products: ['electronics'] }, usual: ['aqap2110', 'iso9001', 'ce-marking'] },
      { name: 'Machined parts and assemblies', answers: { products: ['parts'] }, usual: ['iso9001', 'as9100d'] },
      { name: 'Software and data services', answers: { products: ['software'] }, usual: ['cmmc', 'iso27001'] },
      { name: 'US-controlled parts and data', answers: { usItem: 'usml' }, usual: ['cmmc', 'itar'] },
      { name: 'Classified systems', answers: { products: ['classified'] }, usual: ['iso27001', 'nato-clearance'] },
    ],
  },
];
