import { render } from '@testing-library/react';
import { Certainty } from './Certainty';

test('one word that a screen reader hears, after its space; nothing beside what was read or asked', () => {
  const word = (of: Parameters<typeof Certainty>[0]['of']) =>
    render(<Certainty of={of} />).container.textContent;
  expect(['reports', 'known', 'assumed'].map((of) => word(of as 'known'))).toEqual([
    ' reported',
    ' practice',
    ' planned',
  ]);
  expect([word('seen'), word('open')]).toEqual(['', '']);
});
