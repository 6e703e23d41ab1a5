import { layEndToEnd, share, ticks, totalMonths } from './scale';

const parts = [6, 9, 7, 8].map((months) => ({ months }));

describe('layEndToEnd', () => {
  it('starts each part where the one before it ends', () => {
    expect(layEndToEnd(parts).map(({ start }) => start)).toEqual([0, 6, 15, 22]);
  });

  it('keeps what the part carries', () => {
    expect(layEndToEnd([{ name: 'Phase 1', months: 6 }])).toEqual([{ name: 'Phase 1', months: 6, start: 0 }]);
  });
});

describe('totalMonths', () => {
  it('adds all parts', () => {
    expect(totalMonths(parts)).toBe(30);
    expect(totalMonths([])).toBe(0);
  });
});

describe('ticks', () => {
  it('marks every step and both ends', () => {
    expect(ticks(30, 3)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  });

  it('marks the end of a scale that is no multiple of the step', () => {
    expect(ticks(10, 3)).toEqual([0, 3, 6, 9, 10]);
  });
});

describe('share', () => {
  it('prints a percentage without trailing zeros', () => {
    expect(share(6, 30)).toBe('20%');
    expect(share(7, 30)).toBe('23.33%');
  });
});
