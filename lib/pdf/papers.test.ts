import { papers } from '@/content/verify';
import { paperSheet } from './papers';

test('the sheet has a box for everything that a real paper shows', () => {
  expect(paperSheet().papers.map(({ items }) => items)).toEqual(
    papers.map(({ shows }) => shows.map((each) => each.text)),
  );
});
