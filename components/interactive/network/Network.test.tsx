import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { networkCopy } from '@/content/page-copy/network';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { buyerName, figuresOf, markedStops, saidOf, stopName } from '@/lib/network/words';
import { Network } from './Network';
import { RouteProvider } from './RouteProvider';

const { options, short } = networkCopy.products;

const home = () =>
  render(
    <RouteProvider buyer="DE" product="drones">
      <Network answers={networkAnswers()} heading={<h2>Heading</h2>} map={networkMap} />
    </RouteProvider>,
  );
const germany = () =>
  render(
    <RouteProvider buyer="DE" fixed product="drones">
      <Network answers={networkAnswers('DE')} heading={<h2>Heading</h2>} map={networkMap} ofBuyer />
    </RouteProvider>,
  );
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
});

test('every choice shows what the planner says, in list, figures and drawing', () => {
  const { container } = home();
  const list = screen.getByRole('list', { name: networkCopy.listLabel });
  const buttons = (selector: string) =>
    new Map([...container.querySelectorAll(selector)].map((button) => [button.textContent, button]));
  const makes = buttons('.network-product');
  const names = buttons('button.network-buyer');
  for (const result of networkResults) {
    fireEvent.click(names.get(buyerName(result.buyer)) as Element);
    fireEvent.click(makes.get(options[result.product]) as Element);
    const marked = markedStops(result);
    expect([...list.children].map((item) => [item.getAttribute('data-mark'), item.textContent])).toEqual(
      marked.map(({ certification, mark, word }) => [mark, `${stopName(certification)} ${word}`]),
    );
    expect(
      [...container.querySelectorAll('.network-stop')].map((stop) => stop.getAttribute('data-mark')),
    ).toEqual(marked.map(({ mark }) => mark));
    const figures = figuresOf(result);
    expect(container.querySelector('.network-figures')?.textContent?.includes(figures?.usd ?? '')).toBe(
      figures ? true : undefined,
    );
    expect(container.querySelector('.network-terminal')).toHaveTextContent(buyerName(result.buyer));
  }
});

test('exactly one button of each group is pressed, and the choice is said once after a pause', () => {
  home();
  expect(pressed()).toEqual(['Drones and aircraft', 'Germany']);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  choose('Aerospace prime');
  choose('Software and data');
  expect(pressed()).toEqual(['Software and data', 'Aerospace prime']);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  const result = networkResults.find(({ buyer, product }) => buyer === 'AERO' && product === 'software');
  expect(screen.getByRole('status')).toHaveTextContent(
    `Aerospace prime, ${short.software}: ${result && saidOf(result)}`,
  );
});

test('the address keeps the choice, beside another one, and brings it back', () => {
  history.replaceState(null, '', '/#tab=tab-2');
  const { unmount } = home();
  choose('Poland');
  expect(location.hash).toBe('#tab=tab-2&buyer=PL&product=drones');
  choose('Machined parts');
  expect(location.hash).toBe('#tab=tab-2&buyer=PL&product=parts');
  unmount();
  home();
  expect(pressed()).toEqual(['Machined parts', 'Poland']);
  expect(screen.getByRole('link', { name: networkCopy.plan })).toHaveAttribute(
    'href',
    '/planner#v=2&buyers=PL&products=parts',
  );
});

test('an address that names nothing on the map leaves it as it was', () => {
  history.replaceState(null, '', '/#buyer=XX&product=toString');
  home();
  expect(pressed()).toEqual(['Drones and aircraft', 'Germany']);
});

test('the map of one buyer changes by product alone; the other names lead to their pages', () => {
  history.replaceState(null, '', '/#buyer=PL&product=software');
  germany();
  expect(pressed()).toEqual(['Software and data']);
  choose('Machined parts');
  expect(location.hash).toBe('#buyer=PL&product=parts');
  const names = within(screen.getByRole('navigation', { name: networkCopy.buyers.links }));
  expect(names.getByRole('link', { current: 'page' })).toHaveTextContent('Germany');
  expect(names.getByRole('link', { name: 'Poland' })).toHaveAttribute('href', '/buyers/poland');
});

test('on the phone a line opens its choices, and takes the focus back after a press', () => {
  home();
  const change = screen.getByRole('button', { name: 'Change the buyer' });
  fireEvent.click(change);
  expect(change).toHaveAttribute('aria-expanded', 'true');
  choose('Poland');
  expect(change).toHaveAttribute('aria-expanded', 'false');
  expect(change).toHaveFocus();
});
