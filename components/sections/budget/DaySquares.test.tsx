import { render } from '@testing-library/react';
import { DaySquares } from './DaySquares';

const squares = (path: Element | null | undefined) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;

test('each day is one square: filled to the least, hollow to the most, in groups of twenty', () => {
  const { container } = render(<DaySquares days={[38, 101]} />);
  // A hollow square is one with a hole.
  const groups = [...container.querySelectorAll('svg')].map((svg) => squares(svg.querySelector('path')));
  expect(groups).toEqual([20, 18 + 2 * 2, 40, 40, 40, 2]);
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))).toEqual([
    ...['45', '45', '45', '45', '45', '9'],
  ]);
});

test('no day, no square', () => {
  expect(render(<DaySquares days={[0, 0]} />).container.querySelector('svg')).toBeNull();
});

test('a full group has its count below, a sum the color of the line', () => {
  const { container } = render(<DaySquares days={[38, 101]} total />);
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    ...['20', '40', '60', '80', '100'],
  ]);
  expect(container.querySelector('svg')).toHaveClass('text-line');
});
