import { render } from '@testing-library/react';
import { certifications } from '@/content/certifications';
import { totalDuration } from '@/lib/figures/totals';
import { RunChart } from './RunChart';

test.each(certifications.map((record) => [record.slug, record] as const))(
  '%s: each bar is as long as its phase, and both runs stand on one axis of months',
  (_, record) => {
    const { container } = render(<RunChart phases={record.phases} total={totalDuration(record)} />);
    const bars = (run: string) =>
      [...container.querySelectorAll(`rect[data-run="${run}"]`)].map((bar) =>
        Number(bar.getAttribute('width')),
      );
    expect(bars('shortest')).toEqual(record.phases.map(({ duration }) => duration.min));
    expect(bars('longest')).toEqual(record.phases.map(({ duration }) => duration.max));
    expect(container.querySelector('svg svg')).toHaveAttribute(
      'viewBox',
      expect.stringMatching(new RegExp(`^0 0 ${totalDuration(record).max} `)),
    );
  },
);
