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
const movePointer = (element: HTMLElement, type: 'pointerover' | 'pointerout') =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => (usePathname as jest.Mock).mockReturnValue('/'));

test('opens when the mouse rests on it, not when it passes, and closes after a delay when the mouse leaves', () => {
  jest.useFakeTimers();
  render(menu);
  const entry = button().parentElement as HTMLElement;
  movePointer(entry, 'pointerover');
  act(() => jest.advanceTimersByTime(60));
  movePointer(entry, 'pointerout');
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(false);
  movePointer(entry, 'pointerover');
  act(() => jest.advanceTimersByTime(120));
  expect(isOpen()).toBe(true);
  movePointer(entry, 'pointerout');
  act(() => jest.advanceTimersByTime(249));
  expect(isOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
});
