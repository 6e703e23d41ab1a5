import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableOfContents } from './TableOfContents';

const items = [
  { id: 'first', title: 'First' },
  { id: 'second', title: 'Second' },
  { id: 'third', title: 'Third' },
];

let notify: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: () => void) {
      notify = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Renders the list beside sections whose tops stand at the given heights of a 1000 px window. */
function setup(tops: number[]) {
  window.innerHeight = 1000;
  render(
    <>
      <TableOfContents items={items} summary="On this page: 3 sections" title="On this page" />
      {items.map(({ id }) => (
        <section id={id} key={id} />
      ))}
    </>,
  );
  const move = (next: number[]) =>
    items.forEach(({ id }, index) => {
      const top = next[index] ?? 0;
      const section = document.getElementById(id) as HTMLElement;
      section.getBoundingClientRect = () => ({ top }) as DOMRect;
    });
  move(tops);
  act(() => notify());
  return { move };
}

const marked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

test('the last section above the reading line is marked, and only that one', () => {
  const { move } = setup([-500, 200, 800]);
  expect(marked().map(({ textContent }) => textContent)).toEqual(['2Second']);
  move([400, 900, 1500]);
  act(() => notify());
  expect(marked().map(({ textContent }) => textContent)).toEqual(['1First']);
});

test('the button says whether the list is open', async () => {
  setup([0, 400, 800]);
  const button = screen.getByRole('button', { name: 'On this page: 3 sections' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('link', { name: 'Second' }),
  );
});
