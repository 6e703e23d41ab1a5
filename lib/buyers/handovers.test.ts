import { buyerRecords } from '@/content/buyers';
import { plainText } from '../text/rich-text';
import { handoversOf } from './handovers';

test('fills every placeholder of an office from the record', () => {
  for (const buyer of buyerRecords)
    for (const { office, note } of handoversOf(buyer)) {
      expect({ buyer: buyer.slug, words: `${plainText(office)} ${plainText(note)}` }).not.toMatchObject({
        words: expect.stringMatching(/[{}]|undefined/),
      });
    }
});

test('the certificate of conformity goes to the acquirer, who also reads the quality plan, not to the inspector', () => {
  for (const buyer of buyerRecords) {
    const offices = new Map(handoversOf(buyer).map(({ document, office }) => [document, office]));
    if (offices.has('conformity')) {
      expect([offices.get('quality-plan'), offices.get('bid')]).toContain(offices.get('conformity'));
      expect(offices.get('conformity')).not.toMatch(/GQAR|inspect|assurance/i);
    }
  }
});

test('export and clearance name offices of the seller’s nation, not the buyer’s export office', () => {
  for (const buyer of buyerRecords.filter(({ group, handovers }) => group === 'nation' && !handovers)) {
    const notes = new Map(handoversOf(buyer).map(({ document, office, note }) => [document, office + note]));
    expect(notes.get('export-license')).not.toContain(buyer.topics.export.short);
    expect(notes.get('export-license')).toContain('of your own country');
    expect(notes.get('clearance')).toContain('of your own country');
  }
});
