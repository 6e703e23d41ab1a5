import { fireEvent, render, screen } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { setCurrentPath } from './current-path';
import { LinkInterceptor } from './LinkInterceptor';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const router = { prefetch: jest.fn(), push: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  (useRouter as jest.Mock).mockReturnValue(router);
  setCurrentPath('/gaps');
});

function link(attributes: string) {
  const { container } = render(<LinkInterceptor />);
  const main = container.appendChild(document.createElement('main'));
  main.innerHTML = `<a ${attributes}><b>There</b></a>`;
  return screen.getByText('There');
}

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  '%s on a link fetches its page ahead',
  (sign) => {
    fireEvent[sign](link('href="/rules#eu"'));
    expect(router.prefetch).toHaveBeenCalledWith('/rules#eu');
  },
);

test('a plain click shows the page without a load', () => {
  expect(fireEvent.click(link('href="/about"'))).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/about');
});

test('the query of a link goes with it', () => {
  const words = link('href="/planner?utm_source=x#v=2"');
  fireEvent.pointerOver(words);
  fireEvent.click(words);
  expect(router.prefetch).toHaveBeenCalledWith('/planner?utm_source=x#v=2');
  expect(router.push).toHaveBeenCalledWith('/planner?utm_source=x#v=2');
});

test.each([
  ['a file', 'href="/rules.xml"'],
  ['mail', 'href="mailto:office@example.com"'],
  ['a fragment of the page', 'href="#part"'],
  ['a fragment of the page by its path', 'href="/gaps#part"'],
  ['a link with a target', 'href="/about" target="_self"'],
])('%s is left to the browser', (_, attributes) => {
  const words = link(attributes);
  fireEvent.pointerOver(words);
  expect(fireEvent.click(words)).toBe(true);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  expect(fireEvent.click(link('href="/about"'), { [key]: true })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('a click that something else has answered is not followed', () => {
  const words = link('href="/about"');
  words.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(words);
  expect(router.push).not.toHaveBeenCalled();
});

test('a click that its dialog keeps from the page is followed all the same, and once', () => {
  const { container } = render(<LinkInterceptor />);
  const dialog = container.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<a href="/about">There</a>';
  expect(fireEvent.click(screen.getByText('There'))).toBe(false);
  dialog.addEventListener('click', (event) => event.stopPropagation());
  expect(fireEvent.click(screen.getByText('There'))).toBe(false);
  expect(router.push).toHaveBeenCalledTimes(2);
});
