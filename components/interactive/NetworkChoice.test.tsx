import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Network } from '@/components/sections/network/Network';
import { NetworkOfBuyer } from '@/components/sections/network/NetworkOfBuyer';
import { networkResult } from '@/lib/network/results';
import { markedStops } from '@/lib/network/words';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('exactly one button of each group is pressed, and the choice is said once after a pause', () => {
  render(<Network state={{ buyer: 'DE', product: 'drones' }} />);
  expect(pressed()).toEqual(['Drones and aircraft', 'Germany']);
  choose('Aerospace prime');
  choose('Software and data');
  expect(pressed()).toEqual(['Software and data', 'Aerospace prime']);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Aerospace prime, software: product and buyer alone do not decide this. 5 to ask.',
  );
});

test.each([
  ['US', 'parts', 'US DoD or a US prime', 'Machined parts'],
  ['PL', 'drones', 'Poland', 'Drones and aircraft'],
] as const)('a press marks what the planner says: %s %s', (buyer, product, name, make) => {
  const { container } = render(<Network state={{ buyer: 'DE', product: 'electronics' }} />);
  choose(name);
  choose(make);
  const list = screen.getByRole('list', { name: 'Certifications on this route' });
  const shown = within(list)
    .getAllByRole('listitem')
    .map((item) => [item.dataset.stop, item.dataset.mark, item.querySelector('[data-word]')?.textContent]);
  expect(shown).toEqual(
    markedStops(networkResult(buyer, product)).map(({ certification, mark, word }) => [
      certification,
      mark,
      word,
    ]),
  );
  expect(screen.getByRole('link', { name: 'Plan with your own answers' })).toHaveAttribute(
    'href',
    `/planner#v=2&buyers=${buyer}&products=${product}`,
  );
  for (const drawing of container.querySelectorAll('[data-route]'))
    if (drawing.getAttribute('data-route') === buyer)
      expect(drawing.parentElement?.querySelector('.network-route')).toHaveAttribute(
        'd',
        drawing.getAttribute('d'),
      );
});

test('markup after a choice is the markup that the server draws for it', () => {
  const { container } = render(<Network state={{ buyer: 'DE', product: 'drones' }} />);
  choose('US DoD or a US prime');
  choose('Machined parts');
  const chosen = container.innerHTML;
  const { container: drawn } = render(<Network state={{ buyer: 'US', product: 'parts' }} />);
  const parts = (html: string) =>
    html
      .replace(/<g class="network-terminals">.*?<\/g>/g, '')
      .split('>')
      .map((part) => part.split(' ').sort().join(' '));
  expect(parts(chosen)).toEqual(parts(drawn.innerHTML));
});

test('the map of one buyer changes by product alone', () => {
  render(<NetworkOfBuyer sheetSize={40} slug="germany" />);
  expect(pressed()).toEqual(['drones']);
  choose('parts');
  expect(pressed()).toEqual(['parts']);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Germany, parts: 1 certification, 5 to 10 months, 33,000 to 60,000 dollars. 4 to ask.',
  );
});

test('on the phone a line opens its choices, and takes the focus back after a press', () => {
  render(<Network state={{ buyer: 'DE', product: 'drones' }} />);
  const change = screen.getByRole('button', { name: 'Change the buyer' });
  fireEvent.click(change);
  expect(change).toHaveAttribute('aria-expanded', 'true');
  choose('Poland');
  expect(change).toHaveAttribute('aria-expanded', 'false');
  expect(change).toHaveFocus();
});
