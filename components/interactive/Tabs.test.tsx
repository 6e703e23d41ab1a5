import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterPaint } from './after-frame';
import { Tabs } from './Tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <p>{label} panel</p>,
}));

const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

beforeEach(() => history.replaceState(null, '', '/'));

test('selects the tab in the URL, and the first one without it; a fragment that is an id changes nothing', () => {
  history.replaceState(null, '', '#tab=two');
  render(<Tabs label="Numbers" tabs={tabs} />);
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toBe('Two');
  const follow = (hash: string) => {
    history.replaceState(null, '', hash || '/');
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  };
  follow('#notes');
  expect(selected()).toBe('Two');
  follow('');
  expect(selected()).toBe('One');
});

describe('writing the URL', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const waitForWriting = () => act(() => jest.advanceTimersByTime(afterPaint));

  test('writes the first and the last of several quick changes, and leaves other parameters', () => {
    history.replaceState(null, '', '#show=eu');
    render(<Tabs label="Numbers" tabs={tabs} />);
    const written = jest.spyOn(history, 'replaceState');
    for (let times = 0; times < 4; times++) press('ArrowRight');
    expect(location.hash).toBe('#show=eu&tab=two');
    press('ArrowRight');
    waitForWriting();
    expect(location.hash).toBe('#show=eu&tab=three');
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
    press('Home');
    expect(location.hash).toBe('#show=eu');
  });
});

test('moves with Home, End and wrapping arrow keys, and shows the panel of the selected tab', () => {
  render(<Tabs label="Numbers" tabs={tabs} />);
  const expected = { End: 'Three', ArrowRight: 'One', ArrowLeft: 'Three', Home: 'One' };
  for (const [key, name] of Object.entries(expected)) {
    press(key);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(document.querySelector('[role=tabpanel]:not([data-inactive])')).toHaveTextContent(`${name} panel`);
  }
});
