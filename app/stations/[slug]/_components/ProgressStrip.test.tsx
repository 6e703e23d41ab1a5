import { render, screen, within } from '@testing-library/react';
import { ProgressStrip } from './ProgressStrip';

test('names five steps in order, with their state as text and the current one marked', () => {
  render(<ProgressStrip current={3} />);
  const steps = within(screen.getByRole('list', { name: 'Progress of the journey' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent?.trim())).toEqual([
    'Foundation Completed',
    'Operations Completed',
    '3 Quality Current station',
    '4 Defense Pending',
    '5 NATO Ready Pending',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});

test('a step of its own is never completed and current at once', () => {
  render(<ProgressStrip current={1} />);
  expect(screen.queryByText('Completed')).toBeNull();
  expect(screen.getAllByText('Pending')).toHaveLength(4);
});
