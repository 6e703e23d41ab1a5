import type { CertificationSlug } from './certifications/slugs';
import type { Requirement } from './certifications/types';

/** Words of a planning row: it stops where the certification is usual, and passes where nobody asks for it. */
export const usual = 'Usual' as const;
export const unasked = 'No' as const satisfies Requirement;

/** Column of the comparison table that a market's row repeats. */
export type Buyer = 'nato' | 'usdod' | 'eu';

/** A row of the needs guide: read from the table's cells where a buyer is named, otherwise our planning view. */
export type Need =
  | { name: string; buyer: Buyer }
  | { name: string /** Usual stops, in any order. */; usual: CertificationSlug[] };

/** A group of rows under one heading. */
export interface NeedGroup {
  id: string;
  title: string;
  needs: Need[];
}

/** The needs guide: four target markets and six product types. */
export const needGroups: NeedGroup[] = [
  {
    id: 'market',
    title: 'By target market',
    needs: [
      { name: 'NATO Defense Contracts', buyer: 'nato' },
      { name: 'US DoD Suppliers', buyer: 'usdod' },
      { name: 'EU Defense Agencies', buyer: 'eu' },
      { name: 'Commercial Aerospace', usual: ['iso9001', 'as9100d'] },
    ],
  },
  {
    id: 'product',
    title: 'By product type',
    needs: [
      { name: 'Drones and aircraft', usual: ['aqap2110', 'iso9001', 'as9100d', 'ce-marking'] },
      { name: 'Radio, sensors and electronics', usual: ['iso9001', 'ce-marking'] },
      { name: 'Machined parts and assemblies', usual: ['iso9001', 'as9100d'] },
      { name: 'Software and data services', usual: ['cmmc', 'iso27001'] },
      { name: 'US-controlled parts and data', usual: ['cmmc', 'itar'] },
      { name: 'Classified systems', usual: ['iso27001', 'nato-clearance'] },
    ],
  },
];
