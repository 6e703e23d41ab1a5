import { fireEvent, render, screen } from '@testing-library/react';
import { NeedChoice } from './NeedChoice';

test('one row stands forward, the others are marked as standing back', () => {
  const { container } = render(
    <NeedChoice groups={[{ id: 'market', title: 'Markets', names: ['One', 'Two'] }]}>
      <p data-need="One" />
      <p data-need="Two" data-unchosen="" />
    </NeedChoice>,
  );
  const back = () =>
    [...container.querySelectorAll<HTMLElement>('[data-unchosen]')].map((row) => row.dataset.need);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('One');
  expect(back()).toEqual(['Two']);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Two');
  expect(back()).toEqual(['One']);
});

test('the choice stands in the address, which brings it back', () => {
  history.replaceState(null, '', '/');
  const guide = (
    <NeedChoice groups={[{ id: 'market', title: 'Markets', names: ['One', 'Two & three'] }]}>
      <p data-need="One" />
    </NeedChoice>
  );
  const { unmount } = render(guide);
  fireEvent.click(screen.getByRole('button', { name: 'Two & three' }));
  unmount();
  render(guide);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Two & three');
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  expect(location.hash).toBe('');
});
