import { render, screen, within } from '@testing-library/react';
import { PhaseColumns } from './PhaseColumns';

const columns = [
  { from: 1, to: 3, title: 'First', text: 'One.', body: <p>proof</p> },
  { from: 4, to: 12, title: 'Second', text: 'Two.', body: null },
];

test('each phase stands with its weeks, its bar at its place on the scale', () => {
  const { container } = render(<PhaseColumns columns={columns} weeks={12} />);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Weeks 1–3')).toBeInTheDocument();
  expect(within(second).getByText('Weeks 4–12')).toBeInTheDocument();
  const bars = [...container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);
  expect(bars).toEqual([
    ['0%', '25%'],
    ['25%', '75%'],
  ]);
});

test('nothing is placed by a style attribute', () => {
  const { container } = render(<PhaseColumns columns={columns} weeks={12} />);
  expect(container.querySelector('[style]')).toBeNull();
});
