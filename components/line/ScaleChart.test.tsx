import { render, screen, within } from '@testing-library/react';
import { firstBidMonth } from '@/content/claims';
import { traditionalRoute } from '@/content/platform';
import { platformRoute } from '@/lib/figures/journey';
import { ScaleChart } from './ScaleChart';

const chart = () =>
  render(
    <ScaleChart
      flag={{ month: firstBidMonth, label: 'Bidding can start at month 3' }}
      gap={{ figure: '24 months', label: 'between the two arrivals' }}
      platform={{ ...platformRoute, summary: '6 months' }}
      traditional={{ ...traditionalRoute, summary: '30+ months' }}
    />,
  );

/** x and width of every rect that carries the class. */
const geometry = (container: HTMLElement, className: string) =>
  [...container.querySelectorAll(`rect[class~="${className}"]`)].map((rect) => [
    rect.getAttribute('x'),
    rect.getAttribute('width'),
  ]);

describe('ScaleChart', () => {
  it('lists the phases of both routes in words', () => {
    chart();
    const [traditional, platform] = screen.getAllByRole('list');
    expect(
      within(traditional as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Phase 1: 6 months', 'Phase 2: 9 months', 'Phase 3: 7 months', 'Phase 4: 8 months']);
    expect(
      within(platform as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Foundation: 1 month',
      'Security: 1 month',
      'Quality: 2 months',
      'Defense Standards: 1 month',
      'NATO Ready: 1 month',
    ]);
  });

  it('draws the long route end to end over the whole width', () => {
    const { container } = chart();
    expect(geometry(container, 'stroke-fg')).toEqual([
      ['0%', '20%'],
      ['20%', '30%'],
      ['50%', '23.33%'],
      ['73.33%', '26.67%'],
    ]);
  });

  it('draws the short route at the same scale, with a stop at the start of each phase', () => {
    const { container } = chart();
    expect(geometry(container, 'fill-line')).toEqual([['0', '20%']]);
    const stops = [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('cx'));
    expect(stops).toEqual(['0%', '3.33%', '6.67%', '13.33%', '16.67%']);
  });

  it('flags month 3 and names both ends of the axis', () => {
    const { container } = chart();
    expect(geometry(container, 'fill-fg')[0]).toEqual(['10%', '2']);
    expect(screen.getByText('Start')).toBeInTheDocument();
    expect(screen.getByText('Month 30')).toBeInTheDocument();
  });
});
