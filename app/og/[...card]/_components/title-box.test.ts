import { titleBox } from './title-box';

const card = { theme: 'ink', fact: '', art: 'x.svg' } as const;

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
