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
  const meetings = meetingsOf(buyerBySlug.sweden);
  expect(meetings.map(({ joined }) => joined)).toEqual(
    meetings.map(({ desk }, index) => meetings[index + 1]?.desk === desk),
  );
  expect(meetings.at(-1)?.joined).toBe(false);
});

test('only the clearance is dashed', () => {
  for (const buyer of buyerRecords)
    expect(
      meetingsOf(buyer)
        .filter(({ dashed }) => dashed)
        .map(({ paper }) => paper),
    ).toEqual(['clearance']);
});
