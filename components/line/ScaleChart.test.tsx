import { render } from '@testing-library/react';
import { traditionalRoute } from '@/content/platform';
import { platformRoute } from '@/lib/figures/journey';
import { ScaleChart } from './ScaleChart';

// What the routes say in words is read on the built page.
test('both routes are drawn at one scale: the long one end to end, the short one with a stop a phase, the flag at month 3', () => {
  const { container } = render(
    <ScaleChart
      flag={{ month: 3, label: 'First bid' }}
      gap={{ figure: '24 months', label: 'between' }}
      platform={{ ...platformRoute, summary: '6 months' }}
      traditional={{ ...traditionalRoute, summary: '30+ months' }}
    />,
  );
  const drawn = (selector: string, ...names: string[]) =>
    [...container.querySelectorAll(selector)].map((shape) => names.map((name) => shape.getAttribute(name)));
  expect(drawn('rect[class~="stroke-fg"]', 'x', 'width')).toEqual([
    ['0%', '20%'],
    ['20%', '30%'],
    ['50%', '23.33%'],
    ['73.33%', '26.67%'],
  ]);
  expect(drawn('rect[class~="fill-line"]', 'width')).toEqual([['20%']]);
  expect(drawn('circle', 'cx').flat()).toEqual(['0%', '3.33%', '6.67%', '13.33%', '16.67%']);
  expect(drawn('rect[class~="fill-fg"]', 'x')[0]).toEqual(['10%']);
});
