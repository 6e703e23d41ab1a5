import { certifications } from '@/content/certifications';
import { type Need, needGroups } from '@/content/needs';
import { needCells } from './needs';

const words = (need: Need) => needCells(need, certifications).map(({ word }) => word);
const lines = (need: Need) => needCells(need, certifications).map(({ line }) => line);

test('a market row repeats the column of its buyer', () => {
  expect(words({ name: 'x', answers: {}, buyer: 'nato' })).toEqual([
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

test('a planning row stops at its certifications, in the order of the table, and is silent on the others', () => {
  expect(words({ name: 'x', answers: {}, usual: ['itar', 'cmmc'] })).toEqual([
    '',
    '',
    '',
    'Usual',
    '',
    'Usual',
    '',
    '',
  ]);
});

test('the line runs from the first stop to the last and through what lies between', () => {
  expect(lines({ name: 'x', answers: {}, usual: ['itar', 'cmmc'] })).toEqual([
    'none',
    'none',
    'none',
    'start',
    'through',
    'end',
    'none',
    'none',
  ]);
  expect(lines({ name: 'x', answers: {}, usual: ['cmmc'] })[3]).toBe('only');
  expect(lines({ name: 'x', answers: {}, usual: [] })).toEqual(Array(8).fill('none'));
});

test('every row of the guide stops somewhere', () => {
  for (const need of needGroups.flatMap(({ needs }) => needs)) {
    expect(words(need).some((word) => word !== 'No' && word !== '')).toBe(true);
  }
});
