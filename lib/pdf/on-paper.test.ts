import { onPaper } from './on-paper';

describe('onPaper', () => {
  it('writes dates in words, drops link targets and speaks of the guide', () => {
    expect(onPaper('This page follows [the clause](/contact) of {2025-11-10}; see this page.')).toBe(
      'This guide follows the clause of 10 November 2025; see this guide.',
    );
  });
});
