import { titleBox } from './title-box';

const card = { theme: 'ink', fact: '', art: 'x.svg' } as const;

test('returns the largest size for a short name', () => {
  expect(titleBox({ ...card, title: 'CMMC' }).size).toBe(184);
});

test('breaks two short words into two lines instead of reducing the size', () => {
  expect(titleBox({ ...card, title: 'AQAP 2110' }).size).toBe(148);
});

test('fits a title of five words on two lines', () => {
  expect(titleBox({ theme: 'ink', fact: '', title: 'Selling to Germany' }).size).toBe(148);
  // At 139 this title takes three lines.
  expect(titleBox({ theme: 'ink', fact: '', title: 'Selling to the United Kingdom' }).size).toBeLessThan(138);
});

test('fits the longest word in the width', () => {
  for (const title of ['NATO Clearance', 'ISO/IEC 27001', 'CE Marking', 'Cybersecurity Requirements']) {
    const { width, size } = titleBox({ ...card, title });
    const longest = Math.max(...title.split(' ').map((word) => word.length));
    expect(longest * 0.56 * size).toBeLessThanOrEqual(width);
  }
});

test('returns the fixed size of sentences for the title of a light card', () => {
  expect(titleBox({ title: 'Six months to NATO Ready', theme: 'paper', fact: '' })).toEqual({
    width: 980,
    size: 104,
  });
});
