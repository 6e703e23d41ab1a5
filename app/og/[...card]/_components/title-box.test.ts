import { titleBox } from './title-box';

const card = { theme: 'ink', fact: '', art: 'x.svg' } as const;

test('a short name takes the largest size', () => {
  expect(titleBox({ ...card, title: 'CMMC' }).size).toBe(184);
});

test('two short words stand on two lines rather than small on one', () => {
  expect(titleBox({ ...card, title: 'AQAP 2110' }).size).toBe(148);
});

test('a title of five words stands on two lines, clear of what is above and below', () => {
  expect(titleBox({ theme: 'ink', fact: '', title: 'Selling to Germany' }).size).toBe(148);
  // At 139 the card of this page had three.
  expect(titleBox({ theme: 'ink', fact: '', title: 'Selling to the United Kingdom' }).size).toBeLessThan(138);
});

test('the longest word always fits the room', () => {
  for (const title of ['NATO Clearance', 'ISO/IEC 27001', 'CE Marking', 'Cybersecurity Requirements']) {
    const { width, size } = titleBox({ ...card, title });
    const longest = Math.max(...title.split(' ').map((word) => word.length));
    expect(longest * 0.56 * size).toBeLessThanOrEqual(width);
  }
});

test('a page title keeps the size of a sentence', () => {
  expect(titleBox({ title: 'Six months to NATO Ready', theme: 'paper', fact: '' })).toEqual({
    width: 980,
    size: 104,
  });
});
