import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { currentPath } from './current-path';
import { navigationEnd, navigationStart } from './navigation-events';
import { RouteChange } from './RouteChange';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (path: string | null) => (usePathname as jest.Mock).mockReturnValue(path);
const scroll = jest.fn();
const ended = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scroll;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  document.body.innerHTML = '<main tabindex="-1"><h2 id="fees">Fees</h2></main>';
  history.replaceState(null, '', '/');
  window.addEventListener(navigationEnd, ended);
});

afterEach(() => window.removeEventListener(navigationEnd, ended));

function navigate(path: string, hash = '') {
  at('/');
  const { rerender } = render(<RouteChange />);
  window.dispatchEvent(new CustomEvent(navigationStart, { detail: 'push' }));
  history.replaceState(null, '', path + hash);
  at(path);
  rerender(<RouteChange />);
}

test('does not scroll the first page, sets data-started and clears the failed state', () => {
  document.documentElement.dataset.scripts = 'failed';
  at('/');
  render(<RouteChange />);
  expect(document.documentElement).toHaveAttribute('data-started');
  expect(document.documentElement).not.toHaveAttribute('data-scripts');
  expect(scroll).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

test('ends the navigation, scrolls smoothly to the top and focuses main on a new page', () => {
  navigate('/about');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(currentPath()).toBe('/about');
});

test.each(['#50%', '#no-such-part', '#%E0%A4%A'])(
  'shows the top of the page for %s, which matches no element',
  (hash) => {
    navigate('/about', hash);
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(document.querySelector('main')).toHaveFocus();
  },
);
