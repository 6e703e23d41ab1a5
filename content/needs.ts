import type { CertificationSlug } from './certifications/slugs';
import type { Text } from './text';

/** Word of a planning row where its line stops; on the other certifications the row says nothing. */
export const usual = 'Usual' as const;

/** Column of the comparison table that a market's row repeats. */
export type Buyer = 'nato' | 'usdod' | 'eu';

/** A row of the needs guide: read from the table's cells where a buyer is named, otherwise our planning view. */
export type Need = {
  name: string;
  /** When a stop of the row applies, where it does not always. */
  note?: Text;
} & (
  | { buyer: Buyer }
  | {
      /** Usual stops, in any order; the row says nothing about the others. */
      usual: CertificationSlug[];
    }
);

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
      {
        name: 'EU Defense Agencies',
        buyer: 'eu',
        note: 'CE marking: products also sold on the civil market',
      },
      { name: 'Commercial Aerospace', usual: ['iso9001', 'as9100d'] },
    ],
  },
  {
    id: 'product',
    title: 'By product type',
    needs: [
      { name: 'Drones and aircraft', usual: ['aqap2110', 'iso9001', 'as9100d', 'ce-marking'] },
      { name: 'Radio, sensors and electronics', usual: ['aqap2110', 'iso9001', 'ce-marking'] },
      { name: 'Machined parts and assemblies', usual: ['iso9001', 'as9100d'] },
      {
        name: 'Software and data services',
        usual: ['cmmc', 'iso27001'],
        note: 'CMMC: only in US DoD supply chains',
      },
      { name: 'US-controlled parts and data', usual: ['cmmc', 'itar'] },
      { name: 'Classified systems', usual: ['iso27001', 'nato-clearance'] },
    ],
  },
];
