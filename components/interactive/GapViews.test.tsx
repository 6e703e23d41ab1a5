import { act, fireEvent, render, screen } from '@testing-library/react';
import { GapViews } from './GapViews';

const options = [
  { value: 'all', label: 'All', count: 2 },
  { value: 'new', label: 'New', count: 1 },
] as const;

const show = (hash: string) => {
  history.replaceState(null, '', `/gaps${hash}`);
  const { container } = render(
    <GapViews label="Rows" options={options} result="{count} of {all} rows shown" tools={null}>
      <p data-state="reuse" id="row-1" />
    </GapViews>,
  );
  return container.querySelector<HTMLElement>('[data-view]')?.dataset;
};

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

test('a press shows the rows of a state, says how many and writes the view into the address', () => {
  const view = show('');
  expect(view).toMatchObject({ view: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /New/ }));
  expect(view).toMatchObject({ view: 'new' });
  expect(screen.getByText('1 of 2 rows shown')).toBeInTheDocument();
  expect(location.hash).toBe('#view-new');
});

test('an address with a view opens it, a link to a row shows all rows and goes there', () => {
  const view = show('#view-new');
  expect(view).toMatchObject({ view: 'new' });
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => {
    history.replaceState(null, '', '#row-1');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(view).toMatchObject({ view: 'all' });
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'row-1');
});

test('a fragment of another part of the page changes nothing', () => {
  expect(show('#people')).toMatchObject({ view: 'all' });
  expect(scrolled).not.toHaveBeenCalled();
});
