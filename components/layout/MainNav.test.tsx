import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { MainNav } from './MainNav';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each([
  ['/', 'Home'],
  ['/services/complytrain', 'ComplyTrain'],
  ['/stations/quality', 'ComplyTrain'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/investment', 'Services'],
  ['/certifications/cmmc', 'Services'],
  ['/contact', 'Contact'],
])('%s marks %s and no other entry', (path, label) => {
  (usePathname as jest.Mock).mockReturnValue(path);
  render(<MainNav />);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const marked = [...nav.querySelectorAll('[aria-current]')].map((entry) => entry.textContent?.trim());
  expect(marked).toEqual([label]);
});
