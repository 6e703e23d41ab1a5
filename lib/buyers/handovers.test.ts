import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { plainText } from '../text/rich-text';
import { handoversOf } from './handovers';

test('every place of an office is filled from the record', () => {
  for (const buyer of buyerRecords)
    for (const { office, note } of handoversOf(buyer)) {
      expect({ buyer: buyer.slug, words: `${plainText(office)} ${plainText(note)}` }).not.toMatchObject({
        words: expect.stringMatching(/[{}]|undefined/),
      });
    }
});

test('documents for one office are tied, the last document to none', () => {
  const tied = handoversOf(buyerBySlug.nspa).filter(({ joined }) => joined);
  expect(tied.map(({ document }) => document)).toEqual(['source-file']);
  expect(handoversOf(buyerBySlug.sweden).at(-1)?.joined).toBe(false);
});

test('the certificate of conformity goes to the acquirer, who reads the quality plan too, never to the inspector', () => {
  for (const buyer of buyerRecords) {
    const offices = new Map(handoversOf(buyer).map(({ document, office }) => [document, office]));
    if (offices.has('conformity')) {
      expect([offices.get('quality-plan'), offices.get('bid')]).toContain(offices.get('conformity'));
      expect(offices.get('conformity')).not.toMatch(/GQAR|inspect|assurance/i);
    }
  }
});

test('the seller’s own nation exports and clears, never the buyer’s: no export office of the buyer is named', () => {
  for (const buyer of buyerRecords.filter(({ group, handovers }) => group === 'nation' && !handovers)) {
    const notes = new Map(handoversOf(buyer).map(({ document, office, note }) => [document, office + note]));
    expect(notes.get('export-license')).not.toContain(buyer.topics.export.short);
    expect(notes.get('export-license')).toContain('of your own nation');
    expect(notes.get('clearance')).toContain('of your own nation');
  }
});

test('only the clearance is dashed', () => {
  for (const buyer of buyerRecords)
    expect(
      handoversOf(buyer)
        .filter(({ dashed }) => dashed)
        .map(({ document }) => document),
    ).toEqual(['clearance']);
});
