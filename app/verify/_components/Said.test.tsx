import { render } from '@testing-library/react';
import type { Statement } from '@/content/verify/types';
import { Said } from './Said';

test.each<[Statement, string]>([
  [{ text: 'Read it.', certainty: 'seen' }, 'Read it.'],
  [{ text: 'Read it.', certainty: 'reports' }, 'Read it. reported'],
  [{ text: 'Read it.', certainty: 'known', office: 'UKAS' }, 'Read it. practice'],
  [{ text: 'Is it so?', certainty: 'open', office: 'NAAU' }, 'Is it so? Ask NAAU.'],
])('how sure %j is stands after it in words', (statement, words) => {
  const { container } = render(<Said of={statement} />);
  expect(container.textContent).toBe(words);
});
