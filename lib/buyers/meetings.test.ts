import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { plainText } from '../text/rich-text';
import { meetingsOf } from './meetings';

test('every place of a desk is filled from the record', () => {
  for (const buyer of buyerRecords)
    for (const { desk, note } of meetingsOf(buyer)) {
      expect({ buyer: buyer.slug, words: `${plainText(desk)} ${plainText(note)}` }).not.toMatchObject({
        words: expect.stringMatching(/[{}]|undefined/),
      });
    }
});

test('papers for one desk are tied, the last paper to none', () => {
  const tied = meetingsOf(buyerBySlug.nspa).filter(({ joined }) => joined);
  expect(tied.map(({ paper }) => paper)).toEqual(['source-file']);
  expect(meetingsOf(buyerBySlug.sweden).at(-1)?.joined).toBe(false);
});

test('the certificate of conformity goes to the acquirer, who reads the quality plan too, never to the inspector', () => {
  for (const buyer of buyerRecords) {
    const desks = new Map(meetingsOf(buyer).map(({ paper, desk }) => [paper, desk]));
    if (desks.has('conformity')) {
      expect([desks.get('quality-plan'), desks.get('bid')]).toContain(desks.get('conformity'));
      expect(desks.get('conformity')).not.toMatch(/GQAR|inspect|assurance/i);
    }
  }
});

test('only the clearance is dashed', () => {
  for (const buyer of buyerRecords)
    expect(
      meetingsOf(buyer)
        .filter(({ dashed }) => dashed)
        .map(({ paper }) => paper),
    ).toEqual(['clearance']);
});
