import { over } from './over';

describe('over', () => {
  it('mixes a color with white by its opacity', () => {
    expect(over('#0A1A2F', 1)).toBe('#0a1a2f');
    expect(over('#000000', 0.5)).toBe('#808080');
    expect(over('#CE2C0D', 0)).toBe('#ffffff');
  });
});
