import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscribeToHashParam } from './hash-param';
import { Tabs } from './Tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <p>{label} panel</p>,
}));

beforeEach(() => history.replaceState(null, '', '/'));

test('does not reset the selected tab at the start when the URL has no tab parameter', () => {
  const onChange = jest.fn();
  subscribeToHashParam('tab', onChange)();
  expect(onChange).not.toHaveBeenCalled();
  history.replaceState(null, '', '#tab=two');
  subscribeToHashParam('tab', onChange)();
  expect(onChange).toHaveBeenCalledWith('two');
});

test('writes the URL once per held key, on release', async () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  const user = userEvent.setup();
  await user.tab();
  const written = jest.spyOn(history, 'replaceState');
  await user.keyboard('{ArrowRight>2}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
  expect(written).not.toHaveBeenCalled();
  await user.keyboard('{/ArrowRight}');
  expect(location.hash).toBe('#tab=three');
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

test('writes the URL when the focus is lost while a key is down, and writes nothing without a key press', async () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight>}');
  fireEvent.blur(screen.getByRole('tab', { name: 'Two' }));
  expect(location.hash).toBe('#tab=two');
  history.replaceState(null, '', '#notes');
  fireEvent.blur(screen.getByRole('tab', { name: 'Two' }));
  expect(location.hash).toBe('#notes');
});

test.each([
  ['Alt', 'ArrowLeft'],
  ['Meta', 'ArrowRight'],
  ['Control', 'End'],
  ['Shift', 'ArrowRight'],
])('ignores %s with %s', async (modifier, key) => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.tab();
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', (event) => onKeyDown(event.defaultPrevented), { once: true });
  const event = { key, [`${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`]: true };
  fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), event);
  expect(onKeyDown).toHaveBeenCalledWith(false);
  expect(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
});

test('responds to both pairs of arrow keys when the list is vertical, which is horizontal in small windows', async () => {
  render(<Tabs label="Numbers" orientation="vertical" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
});

test('moves with Home, End and wrapping arrow keys, and shows the panel of the selected tab', async () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.tab();
  const expected = { End: 'Three', ArrowRight: 'One', ArrowLeft: 'Three', Home: 'One' };
  for (const [key, name] of Object.entries(expected)) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(document.querySelector('[role=tabpanel]:not([data-inactive])')).toHaveTextContent(`${name} panel`);
  }
});
