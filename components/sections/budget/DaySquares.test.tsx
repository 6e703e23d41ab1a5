import { render } from '@testing-library/react';
import { DaySquares } from './DaySquares';

const squares = (path: Element | null | undefined) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;

test('each day is one square: filled to the least, hollow to the most, in groups of twenty', () => {
  const { container } = render(<DaySquares days={[38, 101]} />);
  const groups = [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('path')].map(squares),
  );
  expect(groups).toEqual([
    [20, 0],
    [18, 2],
    [0, 20],
    [0, 20],
    [0, 20],
    [0, 1],
  ]);
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))).toEqual([
    ...['45', '45', '45', '45', '45', '9'],
  ]);
});

test('no day, no square', () => {
  expect(render(<DaySquares days={[0, 0]} />).container.querySelector('svg')).toBeNull();
});
