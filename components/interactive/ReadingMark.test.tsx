import { act, render, screen } from '@testing-library/react';
import { ReadingMark } from './ReadingMark';

const ids = ['first', 'second', 'third'];

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

/** Renders the mark with a list whose sections start at the given heights in a 1000 px window. */
function setup(tops: number[]) {
  window.innerHeight = 1000;
  render(
    <>
      <ol id="contents">
        {ids.map((id, index) => (
          <li key={id}>
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${id}`}>
              {id}
            </a>
          </li>
        ))}
      </ol>
      {ids.map((id) => (
        <section id={id} key={id} />
      ))}
      <ReadingMark list="contents" />
    </>,
  );
  const move = (next: number[]) =>
    ids.forEach((id, index) => {
      const top = next[index] ?? 0;
      const section = document.getElementById(id) as HTMLElement;
      section.getBoundingClientRect = () => ({ top }) as DOMRect;
    });
  move(tops);
  act(() => notify());
  return { move };
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

test('the last section above the reading line is marked, and only that one', () => {
  const { move } = setup([-500, 200, 800]);
  expect(marked()).toEqual(['second']);
  move([400, 900, 1500]);
  act(() => notify());
  expect(marked()).toEqual(['first']);
});

test('a page without the list is left alone', () => {
  expect(() => render(<ReadingMark list="contents" />)).not.toThrow();
});
