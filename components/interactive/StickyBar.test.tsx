import { act, render, screen } from '@testing-library/react';
import { StickyBar } from './StickyBar';
import { StickyNav } from './StickyNav';

function scrollTo(y: number, bottom: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const isStuck = () => screen.getByText('bar').hasAttribute('data-stuck');

beforeEach(() => {
  scrollTo(0, 130);
  render(
    <StickyBar className="" margin={100} placeClassName="" threshold={200}>
      bar
      <StickyNav label="Main" stuckLabel="Main, stuck" />
    </StickyBar>,
  );
});

test.each([
  ['the page is scrolled by more than 200 px', 200, -70],
  ['the header is more than 100 px above the viewport, before 200 px', 172, -100],
])('sticks when %s', (_, y, bottom) => {
  scrollTo(y, bottom);
  expect(isStuck()).toBe(false);
  scrollTo(y + 1, bottom - 1);
  expect(isStuck()).toBe(true);
});
