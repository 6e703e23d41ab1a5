import { fireEvent, screen } from '@testing-library/react';
import { carouselStartDelay, servicesCarousel } from '@/content/constants';
import { servicesCarouselLabels } from '@/content/labels';
import { installBrowser, pass, start } from './carousel/test-browser';
import { ServicesCarousel } from './ServicesCarousel';

const slides = ['A', 'B', 'C', 'D'].map((name) => ({
  id: name,
  name,
  card: <a href={`/${name}`}>{name}</a>,
}));
/** How far the track has moved, in px; a card with its gap is 400 wide here. */
const moved = () =>
  Number(
    /translate3d\((-?[\d.]+)/.exec(
      document.querySelector<HTMLElement>('[data-track]')?.style.transform ?? '',
    )?.[1] ?? 0,
  );

beforeEach(() => {
  jest.useFakeTimers();
  installBrowser({ inView: 3 });
});
afterEach(() => jest.useRealTimers());

const carousel = (
  <ServicesCarousel
    heading={<h2 id="services">Services</h2>}
    labelledBy="services"
    labels={servicesCarouselLabels}
    slides={slides}
  />
);

test('four slides for assistive technology; the copies that close the loop are hidden and out of the tab order', async () => {
  const { container } = await start(carousel);
  await pass(carouselStartDelay);
  expect(container.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(4);
  const copies = container.querySelectorAll('[aria-hidden=true][data-slide] a');
  expect(copies).toHaveLength(4);
  for (const copy of copies) expect(copy).toHaveAttribute('tabindex', '-1');
});

test('its heading names it, and the rotation button comes first in it', async () => {
  await start(carousel);
  const region = screen.getByRole('region', { name: 'Services' });
  expect(region.querySelector('a, button')).toHaveAccessibleName('Pause rotation');
});

test('it moves every autoplay delay after the start delay, and loops', async () => {
  await start(carousel);
  await pass(carouselStartDelay);
  await pass(servicesCarousel.autoplay - 1);
  expect(moved()).toBe(0);
  await pass(1 + servicesCarousel.speed + 100);
  const first = moved();
  expect(first).toBeLessThan(-390);
  expect(first).toBeGreaterThan(-401);
  // It takes six moves from the second card to the end of the row; without a loop the seventh would go nowhere.
  await pass(servicesCarousel.autoplay * 6);
  const last = moved();
  await pass(servicesCarousel.autoplay);
  expect(Math.abs(moved() - last)).toBeGreaterThan(390);
});

test('the pause button holds it, previous and next still move it', async () => {
  await start(carousel);
  await pass(carouselStartDelay);
  fireEvent.click(screen.getByRole('button', { name: 'Pause rotation' }));
  await pass(servicesCarousel.autoplay * 5);
  expect(moved()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next services' }));
  await pass(servicesCarousel.speed * 3);
  expect(moved()).toBeCloseTo(-400, 0);
});

test('reduced motion starts nothing', async () => {
  installBrowser({ inView: 3, reducedMotion: true });
  await start(carousel);
  await pass(carouselStartDelay + servicesCarousel.autoplay * 5);
  expect(moved()).toBe(0);
});
