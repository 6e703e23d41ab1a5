import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeatChoice } from './SeatChoice';

test('one country is pressed and shown; another press hides it and shows the other', async () => {
  render(
    <SeatChoice
      label="Your company is registered in"
      seats={[
        { id: 'ukraine', name: 'Ukraine' },
        { id: 'denmark', name: 'Denmark' },
      ]}
    >
      <p data-seat="ukraine">SSECU</p>
      <p data-inactive="" data-seat="denmark">
        Police
      </p>
    </SeatChoice>,
  );
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Ukraine']);
  await userEvent.click(screen.getByRole('button', { name: 'Denmark' }));
  expect(pressed()).toEqual(['Denmark']);
  expect(screen.getByText('SSECU')).toHaveAttribute('data-inactive');
  expect(screen.getByText('Police')).not.toHaveAttribute('data-inactive');
});
