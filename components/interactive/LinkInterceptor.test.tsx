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
  'prefetches the page of a link on %s',
  (type) => {
    fireEvent[type](link('href="/rules#eu"'));
    expect(router.prefetch).toHaveBeenCalledWith('/rules#eu');
  },
);

test.each([
  ['a file', 'href="/rules.xml"'],
  ['mail', 'href="mailto:office@example.com"'],
  ['a fragment of the page', 'href="#part"'],
  ['a fragment of the page by its path', 'href="/gaps#part"'],
  ['a link with a target', 'href="/about" target="_self"'],
])('leaves %s to the browser', (_, attributes) => {
  const anchor = link(attributes);
  fireEvent.pointerOver(anchor);
  expect(fireEvent.click(anchor)).toBe(true);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
  expect(fireEvent.click(link('href="/about"'), { [key]: true })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('navigates exactly once on a click in a dialog, also when the dialog stops its propagation', () => {
  const { container } = render(<LinkInterceptor />);
  const dialog = container.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<a href="/about">There</a>';
  expect(fireEvent.click(screen.getByText('There'))).toBe(false);
  dialog.addEventListener('click', (event) => event.stopPropagation());
  expect(fireEvent.click(screen.getByText('There'))).toBe(false);
  expect(router.push).toHaveBeenCalledTimes(2);
});
