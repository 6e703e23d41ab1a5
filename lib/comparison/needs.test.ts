import { certifications } from '@/content/certifications';
import { needWords } from './needs';

test('a market row repeats the column of its buyer', () => {
  expect(needWords({ name: 'x', answers: {}, buyer: 'nato' }, certifications)).toEqual([
    'Required',
    'Recommended',
    'Recommended',
    'No',
    'Recommended',
    'No',
    'Required*',
    'No',
  ]);
});
