import { render } from '@testing-library/react';
import { NoBreak } from './NoBreak';

test('keeps a range, its unit and the punctuation after it on one line, and nothing else', () => {
  const text = 'So far three, 12–23 months, $148,000–270,000. One answer, $95,000–193,000, two decisions.';
  const { container } = render(<NoBreak text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent)).toEqual([
    '12–23 months,',
    '$148,000–270,000.',
    '$95,000–193,000,',
  ]);
});
