import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { hydrationTimeout } from './hydration-watchdog';

let readyState: DocumentReadyState;
const preloader = () => document.getElementById('preloader') as HTMLElement;
const state = () => document.documentElement.dataset.preloader ?? 'hidden';
function run() {
  jest.isolateModules(() => require('./boot'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
/** A script that does not load, and what its bundle hears of it. */
function failingScript() {
  const script = document.createElement('script');
  const bundle = jest.fn();
  script.addEventListener('error', bundle);
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(bundle).toHaveBeenCalledTimes(1);
  return { script, bundle };
}
let listeners: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  // Every run adds listeners to the only document and window of this file: they are removed with the test.
  listeners = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener;
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
        listen.call(target, type, listener, { capture: capture === true, signal: listeners.signal }),
      );
  }
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  readyState = 'loading';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.body.innerHTML = '<div id="preloader"><button>Close</button></div><a href="#main">Skip</a>';
  delete document.documentElement.dataset.scripts;
  delete document.documentElement.dataset.started;
  delete document.documentElement.dataset.preloader;
});

afterEach(() => {
  listeners.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first showing ends at the first poll after the document is ready, without a word', () => {
  run();
  jest.advanceTimersByTime(250);
  expect(state()).toBe('shown');
  readyState = 'interactive';
  jest.advanceTimersByTime(49);
  expect(state()).toBe('shown');
  jest.advanceTimersByTime(1);
  expect(state()).toBe('hidden');
  jest.advanceTimersByTime(1000);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a document that stays unready has the preloader forced away at 1000 ms, with a warning', () => {
  run();
  jest.advanceTimersByTime(999);
  expect(state()).toBe('shown');
  expect(console.warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(state()).toBe('hidden');
  expect(console.warn).toHaveBeenCalledWith('Preloader: forced to hide after 1000 ms');
});

test('Close hides it at once and no warning follows', () => {
  run();
  preloader().querySelector('button')?.click();
  expect(state()).toBe('hidden');
  jest.advanceTimersByTime(2000);
  expect(console.warn).not.toHaveBeenCalled();
});

test('the focus of Close goes to the first stop of the page when it hides; without it nothing takes the focus', () => {
  readyState = 'complete';
  run();
  jest.advanceTimersByTime(100);
  expect(document.body).toHaveFocus();
  window.dispatchEvent(new Event(navigationStart));
  preloader().querySelector('button')?.focus();
  window.dispatchEvent(new Event(navigationEnd));
  expect(document.querySelector('a')).toHaveFocus();
});

test('a navigation shows it until its end; one that never ends is cut off at 1000 ms with a warning', () => {
  readyState = 'complete';
  run();
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event(navigationStart));
  expect(state()).toBe('waiting');
  window.dispatchEvent(new Event(navigationEnd));
  expect(state()).toBe('hidden');
  window.dispatchEvent(new Event(navigationStart));
  jest.advanceTimersByTime(1000);
  expect(state()).toBe('hidden');
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('a second navigation starts a new second', () => {
  readyState = 'complete';
  run();
  window.dispatchEvent(new Event(navigationStart));
  jest.advanceTimersByTime(900);
  window.dispatchEvent(new Event(navigationStart));
  jest.advanceTimersByTime(900);
  expect(state()).toBe('waiting');
});

test('a script that does not load before start-up marks the failure; the bundle hears of it once, for its second try', () => {
  run();
  const { script, bundle } = failingScript();
  script.dispatchEvent(new Event('error'));
  expect(bundle).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.scripts).toBe('failed');
  expect(console.error).toHaveBeenCalledWith('Start-up failed: a script did not load');
});

test('scripts that never start mark the failure after the limit', () => {
  run();
  jest.advanceTimersByTime(hydrationTimeout - 1);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(document.documentElement.dataset.scripts).toBe('failed');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('after start-up neither a missing lazy script nor the limit counts as a failed start', () => {
  run();
  document.documentElement.dataset.started = '';
  failingScript();
  jest.advanceTimersByTime(hydrationTimeout);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['', true, 1024, false],
  ['', false, 1024, true],
  ['', false, 390, false],
  [' data-until="desktop"', false, 1024, false],
  [' data-until="desktop"', false, 1181, true],
])(
  'folds%s: style can open them %s, window %i px wide: opened by script %s',
  (until, supported, width, opened) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<details class="disclosure"${until}><summary>More</summary></details>`,
    );
    Object.defineProperty(window, 'CSS', { value: { supports: () => supported }, configurable: true });
    // The breakpoint of the style sheets, where one rem is 16 px.
    const matchMedia = (query: string) => ({
      matches: width >= Number(/^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1]) * 16,
    });
    Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
    run();
    expect(document.querySelector('details')?.open).toBe(opened);
  },
);

test('buttons pressed before the bundle has started are pressed in their order once it has, and each once', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="main"><button>A</button><button>B</button></main>',
  );
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const answered: string[] = [];
  for (const button of buttons) button.addEventListener('click', () => answered.push(button.textContent));
  run();
  for (const button of buttons) button.click();
  expect(answered).toEqual([]);
  document.documentElement.dataset.started = '';
  await Promise.resolve();
  expect(answered).toEqual(['A', 'B']);
  buttons[0]?.click();
  expect(answered).toEqual(['A', 'B', 'A']);
});
