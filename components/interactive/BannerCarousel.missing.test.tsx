import { act, render, screen } from '@testing-library/react';
import { bannerCarousel, carouselStartDelay } from '@/content/constants';
import { bannerLabels } from '@/content/labels';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { BannerCarousel } from './BannerCarousel';
import { installBrowser } from './carousel/test-browser';
import { RouteProvider } from './network/RouteProvider';

// Simulates the real failure: the chunk that contains Embla does not load.
jest.mock('./carousel/CarouselEngine', () => {
  throw new Error('chunk not found');
});

test('warns once and keeps every slide readable when the plugin does not load', async () => {
  jest.useFakeTimers();
  installBrowser();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const slides = ['One', 'Two'].map((name) => ({
    id: name,
    name,
    theme: 'paper' as const,
    content: <p>{name}</p>,
  }));
  render(
    <RouteProvider answers={networkAnswers()} buyer="DE" map={networkMap} product="drones">
      <BannerCarousel action={null} label="Highlights" labels={bannerLabels} line={null} slides={slides} />
    </RouteProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(carouselStartDelay + bannerCarousel.autoplay));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/Banner carousel: .* missing/);
  expect(screen.getByRole('region')).toHaveAttribute('data-carousel', 'static');
  for (const slide of screen.getAllByRole('group')) expect(slide).not.toHaveAttribute('inert');
});
