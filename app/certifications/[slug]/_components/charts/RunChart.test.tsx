import { render } from '@testing-library/react';
import { certifications } from '@/content/certifications';
import { totalDuration } from '@/lib/figures/totals';
import { RunChart } from './RunChart';

test.each(certifications.map((record) => [record.slug, record] as const))(
  '%s: each bar is as long as its phase, and both runs stand on one axis of months',
  (_, record) => {
    const total = totalDuration(record);
    const { container } = render(<RunChart phases={record.phases} total={total} />);
    const path = (run: string) => container.querySelector(`path[data-run="${run}"]`);
    const bars = (run: string) =>
      [...(path(run)?.getAttribute('d') ?? '').matchAll(/M(\d+) \d+H(\d+)/g)].map(
        ([, from, to]) => Number(to) - Number(from),
      );
    expect(bars('shortest')).toEqual(record.phases.map(({ duration }) => duration.min));
    expect(bars('longest')).toEqual(record.phases.map(({ duration }) => duration.max));
    expect(path('shortest')).toHaveAttribute('data-months', String(total.min));
    expect(path('longest')).toHaveAttribute('data-months', String(total.max));
    expect(container.querySelector('svg svg')).toHaveAttribute(
      'viewBox',
      expect.stringMatching(new RegExp(`^0 0 ${total.max} `)),
    );
  },
);
