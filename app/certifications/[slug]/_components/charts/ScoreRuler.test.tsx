import { render } from '@testing-library/react';
import { ScoreRuler } from './ScoreRuler';

test('each named score hangs at its value, where the bar changes', () => {
  const ruler = {
    min: -200,
    threshold: 80,
    max: 120,
    labels: { min: 'none', threshold: 'least', max: 'all' },
  };
  const { container } = render(<ScoreRuler ruler={ruler} />);
  const at = (score: number) => container.querySelector(`line[data-score="${score}"]`)?.getAttribute('x1');
  expect([at(-200), at(80), at(120)]).toEqual(['0%', '87.5%', '100%']);
  const red = container.querySelector('rect.fill-line');
  expect(red).toHaveAttribute('x', '87.5%');
  expect(red).toHaveAttribute('width', '12.5%');
  expect(container.querySelector('figcaption')).toHaveTextContent('80: least');
});
