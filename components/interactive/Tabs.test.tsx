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

test('an address without a choice calls nothing at the start: a press that came first stays', () => {
  const follow = jest.fn();
  subscribeToHashParam('tab', follow)();
  expect(follow).not.toHaveBeenCalled();
  history.replaceState(null, '', '#tab=two');
  subscribeToHashParam('tab', follow)();
  expect(follow).toHaveBeenCalledWith('two');
});

test('a key that is held writes the address once, when it is let go', async () => {
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

test('a key still held when the window loses the focus has written the address; an untouched list writes nothing', async () => {
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
])('%s and %s is no key of the tabs', async (modifier, key) => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.tab();
  const kept = jest.fn();
  document.addEventListener('keydown', (event) => kept(event.defaultPrevented), { once: true });
  const event = { key, [`${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`]: true };
  fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), event);
  expect(kept).toHaveBeenCalledWith(false);
  expect(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
});

test('a vertical list answers to both pairs of arrows: it lies flat on small windows', async () => {
  render(<Tabs label="Numbers" orientation="vertical" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
});

test('Home and End lead to the ends, arrows round them, and the panel follows', async () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.tab();
  const presses = { End: 'Three', ArrowRight: 'One', ArrowLeft: 'Three', Home: 'One' };
  for (const [key, name] of Object.entries(presses)) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(document.querySelector('[role=tabpanel]:not([data-inactive])')).toHaveTextContent(`${name} panel`);
  }
});
