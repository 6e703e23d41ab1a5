import { fireEvent, render, screen } from '@testing-library/react';
import { PartChoice } from './PartChoice';

const guide = (mark: 'data-inactive' | 'data-unchosen') => (
  <PartChoice
    groups={[
      { legend: 'Markets', options: [{ id: 'one', label: 'One' }] },
      { legend: 'Products', options: [{ id: 'Two & three', label: 'Two' }] },
    ]}
    mark={mark}
    name="need"
  >
    <p data-need="one" />
    <p data-need="Two & three" {...{ [mark]: '' }} />
  </PartChoice>
);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => history.replaceState(null, '', '/'));

test.each(['data-inactive', 'data-unchosen'] as const)(
  'one button of all groups is pressed, and %s is on every part but its own',
  (mark) => {
    const { container } = render(guide(mark));
    const marked = () =>
      [...container.querySelectorAll<HTMLElement>(`[${mark}]`)].map((part) => part.dataset.need);
    expect([pressed(), marked()]).toEqual([['One'], ['Two & three']]);
    press('Two');
    expect([pressed(), marked()]).toEqual([['Two'], ['one']]);
  },
);

test('the choice stands in the address, which brings it back', () => {
  const { unmount } = render(guide('data-inactive'));
  press('Two');
  unmount();
  render(guide('data-inactive'));
  expect(pressed()).toEqual(['Two']);
  press('One');
  expect(location.hash).toBe('');
});
