import { certifications } from '@/content/certifications';
import { needStops } from './needs';

test('a market row repeats the column of its buyer', () => {
  expect(needStops({ name: 'x', answers: {}, buyer: 'nato' }, certifications)).toEqual({
    words: ['Required', 'Recommended', 'Recommended', 'No', 'Recommended', 'No', 'Required*', 'No'],
    first: 0,
    last: 6,
  });
});

test('a planning row stops at its certifications in table order, and is empty for the others', () => {
  expect(needStops({ name: 'x', answers: {}, usual: ['itar', 'cmmc'] }, certifications)).toEqual({
    words: ['', '', '', 'Usual', '', 'Usual', '', ''],
    first: 3,
    last: 5,
  });
});
