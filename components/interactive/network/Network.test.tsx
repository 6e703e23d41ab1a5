import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { networkCopy } from '@/content/page-copy/network';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { buyerName, figuresOf, markedStops, saidOf, stopName } from '@/lib/network/words';
import { MarkedProduct } from './MarkedProduct';
import { Network } from './Network';
import { RouteChoices } from './RouteChoices';
import { RouteFacts } from './RouteFacts';
import { RouteProvider } from './RouteProvider';

const { options, short } = networkCopy.products;

const home = () =>
  render(
    <RouteProvider answers={networkAnswers()} buyer="DE" map={networkMap} product="drones">
      <RouteChoices />
      <MarkedProduct />
      <RouteFacts first="6–9" ready="6" />
      <Network heading={<h2>Heading</h2>} />
    </RouteProvider>,
  );
const germany = () =>
  render(
    <RouteProvider answers={networkAnswers('DE')} buyer="DE" fixed map={networkMap} product="drones">
      <Network heading={<h2>Heading</h2>} ofBuyer />
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
    expect(
      [...container.querySelectorAll('.marked-wide > g > .marked-stop')].map((stop) =>
        stop.getAttribute('data-mark'),
      ),
    ).toEqual(marked.map(({ mark }) => mark));
    const [, , last] = [...container.querySelectorAll('.route-facts > li')].map((fact) => fact.textContent);
    expect(last).toContain(figures?.months ?? networkCopy.marked.ask);
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

test('a line of the banner opens its choices, closes after a press, and takes the focus back', () => {
  const { container } = home();
  const line = screen.getByRole('button', { name: /^Sell to Germany/ });
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const sheet = within(container.querySelector('.route-sheet') as HTMLElement);
  expect(sheet.getAllByRole('button', { pressed: true })).toHaveLength(1);
  fireEvent.click(sheet.getByRole('button', { name: 'Netherlands' }));
  expect(container.querySelector('.route-sheet')).toBeNull();
  expect(line).toHaveFocus();
  expect(line).toHaveTextContent('Sell to Netherlands');
  expect(pressed()).toEqual(['Drones and aircraft', 'Netherlands']);
  expect(container.querySelector('.route-facts')).toHaveTextContent(/certified for the Netherlands$/);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['focus elsewhere', () => act(() => screen.getByRole('link', { name: networkCopy.plan }).focus())],
])('%s closes the sheet without a choice', (_, leave) => {
  const { container } = home();
  fireEvent.click(screen.getByRole('button', { name: /^Make Drones/ }));
  expect(container.querySelector('.route-sheet')).not.toBeNull();
  leave();
  expect(container.querySelector('.route-sheet')).toBeNull();
  expect(pressed()).toEqual(['Drones and aircraft', 'Germany']);
});
