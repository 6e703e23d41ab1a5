import { act, fireEvent, render, screen } from '@testing-library/react';
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
