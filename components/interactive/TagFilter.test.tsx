import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilterBar } from '../sections/FilterBar';

const options = [
  { value: 'all', label: 'All', count: 2 },
  { value: 'new', label: 'New', count: 1 },
] as const;

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

/** The bar with two rows under a closed fold, at an address with the fragment. */
function show(hash: string, fragment?: string) {
  history.replaceState(null, '', `/gaps${hash}`);
  const { container } = render(
    <div id="rows">
      <FilterBar fragment={fragment} label="Rows" options={options} result="of 2 rows" root="rows" />
      <details>
        <p data-tags="reuse" id="row-1" />
        <p data-tags="new" id="row-2" />
      </details>
    </div>,
  );
  const matches = () =>
    [...container.querySelectorAll<HTMLElement>('p[id]')].map(({ dataset }) => dataset.match);
  const narrowed = () => container.querySelector('#rows')?.hasAttribute('data-narrowed');
  return { matches, narrowed, fold: container.querySelector('details') as HTMLDetailsElement };
}
function goTo(hash: string) {
  history.replaceState(null, '', hash);
  act(() => {
    window.dispatchEvent(new Event('hashchange'));
  });
}

test('a press leaves the parts of one tag, says how many and writes the choice into the address', () => {
  const { matches, narrowed } = show('', 'view-');
  expect([narrowed(), ...matches()]).toEqual([false, undefined, undefined]);
  fireEvent.click(screen.getByText('New'));
  expect([narrowed(), ...matches()]).toEqual([true, 'no', 'yes']);
  expect(screen.getByText('of 2 rows')).toHaveTextContent('1 of 2 rows');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('New');
  expect(location.hash).toBe('#view-new');
  fireEvent.click(screen.getByText('All'));
  expect([narrowed(), ...matches()]).toEqual([false, undefined, undefined]);
});

test('an address with a choice makes it; a link to a hidden part shows everything and opens its fold', () => {
  const { matches, fold } = show('#view-new', 'view-');
  expect(matches()).toEqual(['no', 'yes']);
  goTo('#row-2');
  expect(matches()).toEqual(['no', 'yes']);
  goTo('#row-1');
  expect(matches()).toEqual([undefined, undefined]);
  expect(fold.open).toBe(true);
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'row-1');
});

test('without fragments of its own a choice leaves the address alone', () => {
  show('#elsewhere');
  fireEvent.click(screen.getByText('New'));
  expect(location.hash).toBe('#elsewhere');
});
