import { act, fireEvent, screen } from '@testing-library/react';
import { bannerCarousel, carouselStartDelay } from '@/content/constants';
import { bannerLabels } from '@/content/labels';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { BannerCarousel } from './BannerCarousel';
import type { Slide } from './carousel/BannerSlide';
import {
  advanceTime,
  installBrowser,
  renderCarousel,
  setReducedMotion,
  setVisibility,
} from './carousel/test-browser';
import { RouteChoices } from './network/RouteChoices';
import { RouteProvider } from './network/RouteProvider';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const slides: Slide[] = names.map((name) => ({
  id: name,
  name,
  theme: 'paper',
  content: <a href={`/${name}`}>{`To ${name}`}</a>,
}));
const banner = (
  <RouteProvider answers={networkAnswers()} buyer="DE" map={networkMap} product="drones">
    <BannerCarousel
      action={<a href="/planner">Plan</a>}
      label="Highlights"
      labels={bannerLabels}
      line={<RouteChoices />}
      slides={slides}
    />
  </RouteProvider>
);
const groups = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
const shown = () => groups().findIndex((slide) => slide.hasAttribute('data-active')) + 1;
const root = () => screen.getByRole('region', { name: 'Highlights' });

beforeEach(() => {
  jest.useFakeTimers();
  installBrowser();
});
afterEach(() => jest.useRealTimers());

test('starts after the start delay, then changes slides at every autoplay delay and loops', async () => {
  await renderCarousel(banner);
  await advanceTime(carouselStartDelay - 1);
  expect(root()).toHaveAttribute('data-carousel', 'waiting');
  await advanceTime(1);
  expect(root()).toHaveAttribute('data-carousel', 'running');
  expect(groups().filter((slide) => !slide.hasAttribute('inert'))).toEqual([groups()[0]]);
  await advanceTime(bannerCarousel.autoplay - 1);
  expect(shown()).toBe(1);
  await advanceTime(1);
  expect(shown()).toBe(2);
  await advanceTime(bannerCarousel.autoplay * 5);
  expect(shown()).toBe(7);
  await advanceTime(bannerCarousel.autoplay);
  expect(shown()).toBe(1);
});

test('pauses while the mouse hovers and continues when it leaves', async () => {
  await renderCarousel(banner);
  await advanceTime(carouselStartDelay);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  await advanceTime(bannerCarousel.autoplay * 3);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  await advanceTime(bannerCarousel.autoplay);
  expect(shown()).toBe(2);
});

test('stays paused after a click on the pause button through hover and a hidden tab, until the visitor resumes', async () => {
  await renderCarousel(banner);
  await advanceTime(carouselStartDelay);
  fireEvent.click(screen.getByRole('button', { name: 'Pause rotation' }));
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  act(() => setVisibility('hidden'));
  act(() => setVisibility('visible'));
  await advanceTime(bannerCarousel.autoplay * 4);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Resume rotation' }));
  await advanceTime(bannerCarousel.autoplay);
  expect(shown()).toBe(2);
});

test('pauses when reduced motion is turned on during the visit, and the visitor can resume', async () => {
  await renderCarousel(banner);
  await advanceTime(carouselStartDelay);
  act(() => setReducedMotion(true));
  await advanceTime(0);
  expect(screen.getByRole('button', { name: 'Resume rotation' })).toBeInTheDocument();
  await advanceTime(bannerCarousel.autoplay * 2);
  expect(shown()).toBe(1);
  act(() => setReducedMotion(false));
  await advanceTime(bannerCarousel.autoplay * 2);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Resume rotation' }));
  await advanceTime(bannerCarousel.autoplay);
  expect(shown()).toBe(2);
});

test('pauses when a choice is opened, and stays paused after an option is selected', async () => {
  await renderCarousel(banner);
  await advanceTime(carouselStartDelay);
  fireEvent.click(screen.getByRole('button', { name: /^Make/ }));
  await advanceTime(bannerCarousel.autoplay * 2);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Resume rotation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Machined parts' }));
  await advanceTime(bannerCarousel.autoplay * 2);
  expect(shown()).toBe(1);
  expect(screen.getByRole('button', { name: 'Resume rotation' })).toBeInTheDocument();
});
