import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { currentPath } from './current-path';
import { navigationEnd, navigationStart } from './navigation-events';
import { RouteChange } from './RouteChange';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (path: string | null) => (usePathname as jest.Mock).mockReturnValue(path);
const scroll = jest.fn();
const ended = jest.fn();
let reduced = false;

beforeEach(() => {
  jest.clearAllMocks();
  reduced = false;
  window.scrollTo = scroll;
  window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = '<main tabindex="-1"><h2 id="fees">Fees</h2></main>';
  history.replaceState(null, '', '/');
  window.addEventListener(navigationEnd, ended);
});

afterEach(() => window.removeEventListener(navigationEnd, ended));

function navigate(path: string, hash = '', type = 'push') {
  at('/');
  const { rerender } = render(<RouteChange />);
  window.dispatchEvent(new CustomEvent(navigationStart, { detail: type }));
  history.replaceState(null, '', path + hash);
  at(path);
  rerender(<RouteChange />);
}

test('the first page is left where it is, scripts are marked as started, and a late start ends the failed state', () => {
  document.documentElement.dataset.scripts = 'failed';
  at('/');
  render(<RouteChange />);
  expect(document.documentElement).toHaveAttribute('data-started');
  expect(document.documentElement).not.toHaveAttribute('data-scripts');
  expect(scroll).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

test('a new page ends the navigation, scrolls smoothly to the top and takes the focus', () => {
  navigate('/about');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(currentPath()).toBe('/about');
});

test.each(['', '#fees'])(
  'back and forward to /about%s take the focus and leave the view to the browser',
  (hash) => {
    navigate('/about', hash, 'traverse');
    expect(ended).toHaveBeenCalledTimes(1);
    expect(scroll).not.toHaveBeenCalled();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(document.querySelector('main')).toHaveFocus();
  },
);

test('reduced motion makes the way to the top instant', () => {
  reduced = true;
  navigate('/about');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test.each(['#50%', '#no-such-part', '#%E0%A4%A'])('%s names no part: the page begins at its top', (hash) => {
  navigate('/about', hash);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.querySelector('main')).toHaveFocus();
});

test('without navigation the set-up says so, as an error', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  at(null);
  render(<RouteChange />);
  expect(error).toHaveBeenCalledWith('Scroll to top: navigation is unavailable');
});

test('a fragment opens the folds it leads into, on the first page and on the way', () => {
  document.body.innerHTML =
    '<main tabindex="-1"><details><details><p id="deep"></p></details></details><details id="other"></details></main>';
  const open = () => [...document.querySelectorAll('details')].map((disclosure) => disclosure.open);
  history.replaceState(null, '', '/#deep');
  at('/');
  render(<RouteChange />);
  expect(open()).toEqual([true, true, false]);
  document.querySelectorAll('details').forEach((disclosure) => {
    disclosure.open = false;
  });
  window.dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual([true, true, false]);
});
