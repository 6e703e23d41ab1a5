import { render, screen, within } from '@testing-library/react';
import { JourneyWidget } from './JourneyWidget';

const steps = () => within(screen.getByRole('region', { name: 'Journey progress' })).getAllByRole('listitem');

describe('JourneyWidget', () => {
  beforeEach(() => {
    render(<JourneyWidget />);
  });

  it('says the state of each of the five stations in words', () => {
    expect(steps().map((step) => step.textContent)).toEqual([
      'FoundationCompleted',
      '2SecurityCurrent, 60% done',
      '3QualityPending',
      '4Defense StandardsPending',
      '5NATO ReadyPending',
    ]);
  });

  it('marks station 2, and only it, as the current step', () => {
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ]);
  });

  it('has one progress bar, in station 2, at 60 of 100', () => {
    const bar = screen.getByRole('progressbar', { name: 'Progress of Security' });
    expect(steps()[1]).toContainElement(bar);
    expect(bar).toHaveAttribute('aria-valuenow', '60');
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar.querySelector('.fill-line')).toHaveAttribute('width', '60%');
  });

  it('fills the line as far as the journey has come', () => {
    const filled = steps().map((step) =>
      step.querySelector(':scope > svg .fill-line')?.getAttribute('height'),
    );
    expect(filled).toEqual(['100%', '60%', '0%', '0%', undefined]);
  });
});
