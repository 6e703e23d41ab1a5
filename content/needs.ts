import type { CertificationSlug } from './certifications/slugs';
import type { Answers } from './planner/types';

/** Label at the usual stops of a row; it makes no statement about the other certifications. */
export const usual = 'Usual' as const;

/** Column of the comparison table that the row of a market repeats. */
export type NeedsBuyer = 'nato' | 'usdod' | 'eu';

/** Row of the needs guide: taken from the comparison table if `buyer` is set, otherwise our planning view. */
export type Need = {
  name: string;
  /** Preset answers for the planner. */
  answers: Pick<Partial<Answers>, 'buyers' | 'products' | 'usItem'>;
} & (
  | { buyer: NeedsBuyer }
  | {
      /** Usual stops, in any order; the row makes no statement about other certifications. */
      usual: CertificationSlug[];
    }
);

/** Rows under one heading. */
interface NeedGroup {
  id: string;
  title: string;
  needs: Need[];
}

/** Needs guide: four target markets and six product types. */
export const needGroups: NeedGroup[] = [
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
