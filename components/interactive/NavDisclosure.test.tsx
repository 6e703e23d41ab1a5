import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { NavDisclosure } from './NavDisclosure';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const menu = (
  <ul>
    <NavDisclosure
      buttonClassName=""
      id="menu"
      label="Services"
      panelClassName=""
      sections={['/services', '/certifications/']}
    >
      <a href="/services">Overview</a>
    </NavDisclosure>
    <li>
      <a href="/contact">Contact</a>
    </li>
  </ul>
);

const button = () => screen.getByRole('button', { name: 'Services' });
const point = (element: HTMLElement, type: 'pointerover' | 'pointerout') =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => (usePathname as jest.Mock).mockReturnValue('/'));

test('the panel is in the markup and opens by click, Enter and Space', async () => {
  render(menu);
  expect(screen.getByText('Overview')).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-controls', 'menu');
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard(' ');
  expect(isOpen()).toBe(false);
});

test('Escape closes it and gives the focus back; leaving by Tab closes it too', async () => {
  render(menu);
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByText('Overview')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}');
  expect(screen.getByText('Contact')).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a resting mouse opens it, a passing one does not, and leaving closes it after a while', () => {
  jest.useFakeTimers();
  render(menu);
  const entry = button().parentElement as HTMLElement;
  point(entry, 'pointerover');
  act(() => jest.advanceTimersByTime(60));
  point(entry, 'pointerout');
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(false);
  point(entry, 'pointerover');
  act(() => jest.advanceTimersByTime(120));
  expect(isOpen()).toBe(true);
  point(entry, 'pointerout');
  act(() => jest.advanceTimersByTime(249));
  expect(isOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
});

test('a click on a panel that the resting mouse has just opened keeps it open; the next one closes it', () => {
  jest.useFakeTimers();
  render(menu);
  point(button().parentElement as HTMLElement, 'pointerover');
  act(() => jest.advanceTimersByTime(120));
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('Escape closes a panel opened by the mouse and leaves the focus where it is', () => {
  jest.useFakeTimers();
  render(menu);
  screen.getByText('Contact').focus();
  point(button().parentElement as HTMLElement, 'pointerover');
  act(() => jest.advanceTimersByTime(120));
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(screen.getByText('Contact')).toHaveFocus();
});

test('a press outside closes it, without any focus moving', async () => {
  render(menu);
  await userEvent.click(button());
  fireEvent.pointerDown(screen.getByText('Overview'));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('never two are open', () => {
  jest.useFakeTimers();
  render(
    <ul>
      {['One', 'Two'].map((label) => (
        <NavDisclosure
          buttonClassName=""
          id={label}
          key={label}
          label={label}
          panelClassName=""
          sections={[]}
        >
          <a href="/">Overview</a>
        </NavDisclosure>
      ))}
    </ul>,
  );
  const [one, two] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  fireEvent.click(one);
  point(two.parentElement as HTMLElement, 'pointerover');
  act(() => jest.advanceTimersByTime(120));
  expect(two).toHaveAttribute('aria-expanded', 'true');
  expect(one).toHaveAttribute('aria-expanded', 'false');
});

test('a page below one of its sections marks the entry, and a navigation closes the panel', async () => {
  const { rerender } = render(menu);
  expect(button()).not.toHaveAttribute('aria-current');
  await userEvent.click(button());
  (usePathname as jest.Mock).mockReturnValue('/certifications/cmmc');
  rerender(<div>{menu}</div>);
  expect(button()).toHaveAttribute('aria-current', 'true');
  expect(isOpen()).toBe(false);
});
