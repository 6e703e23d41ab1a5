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

test('sticks when the page is scrolled by more than 200 px', () => {
  scrollTo(200, -70);
  expect(isStuck()).toBe(false);
  scrollTo(201, -71);
  expect(isStuck()).toBe(true);
});

test('sticks before 200 px when the header is more than 100 px above the viewport', () => {
  scrollTo(172, -100);
  expect(isStuck()).toBe(false);
  scrollTo(173, -101);
  expect(isStuck()).toBe(true);
});
