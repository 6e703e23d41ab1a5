import { orthographic, pathThrough } from './orthographic';

describe('orthographic', () => {
  const project = orthographic(-30, 30, [100, 200]);

  it('leaves the origin where it is', () => {
    expect(project([0, 0, 0])).toEqual([100, 200]);
  });

  it('draws height straight up, shortened by the tilt', () => {
    expect(project([0, 0, 100])).toEqual([100, 113.4]);
  });

  it('keeps equal lengths on one axis equal', () => {
    const across = (x: number) => project([x, 0, 0])[0];
    expect(across(184) - across(92)).toBeCloseTo(across(92) - across(0), 0);
  });
});

describe('pathThrough', () => {
  it('closes a face and leaves a line open', () => {
    const corner = [
      [0, 0],
      [1, 0],
    ] as const;
    expect(pathThrough(corner)).toBe('M0 0L1 0Z');
    expect(pathThrough(corner, false)).toBe('M0 0L1 0');
  });
});
