import { buyerRecords } from '@/content/buyers';
import { nationHandovers } from '@/content/buyers/handovers';

const lists = [nationHandovers, ...buyerRecords.flatMap(({ handovers }) => (handovers ? [handovers] : []))];

test('the certificate of conformity goes to the acquirer, who also reads the quality plan, not to the inspector', () => {
  for (const list of lists) {
    const offices = new Map(list.map(({ document, office }) => [document, office]));
    if (offices.has('conformity')) {
      expect([offices.get('quality-plan'), offices.get('bid')]).toContain(offices.get('conformity'));
      expect(offices.get('conformity')).not.toMatch(/GQAR|inspect|assurance/i);
    }
  }
});

test('export license and clearance are matters of the seller’s country', () => {
  const offices = new Map(nationHandovers.map(({ document, office }) => [document, office]));
  for (const document of ['export-license', 'clearance'] as const)
    expect(offices.get(document)).toContain('of your own country');
});
