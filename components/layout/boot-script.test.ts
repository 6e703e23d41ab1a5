import { bootScript, hydrationTimeout } from './boot-script';

let readyState: DocumentReadyState;
let visit: NavigationTimingType;
const state = () => document.documentElement.dataset.preloader ?? 'hidden';
function run() {
  new Function(bootScript)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
/** Adds a script that fails to load and returns it with the error listener of the bundle. */
function addFailingScript() {
  const script = document.createElement('script');
  const onBundleError = jest.fn();
  script.addEventListener('error', onBundleError);
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(onBundleError).toHaveBeenCalledTimes(1);
  return { script, onBundleError };
}
let listeners: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  // All tests share one document and window, so each test removes the listeners that it has added.
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
  visit = 'reload';
  performance.getEntriesByType = () => [{ type: visit } as PerformanceNavigationTiming];
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

test('hides the preloader at the first poll after the document is ready, without a warning', () => {
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

test('a fresh visit without a fragment starts with the first screen', () => {
  visit = 'navigate';
  run();
  expect(state()).toBe('first');
  location.hash = '#section';
  run();
  expect(state()).toBe('shown');
  location.hash = '';
});

test('hides the preloader after 1000 ms with a warning when the document does not become ready', () => {
  run();
  jest.advanceTimersByTime(999);
  expect(state()).toBe('shown');
  expect(console.warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(state()).toBe('hidden');
  expect(console.warn).toHaveBeenCalledWith('Preloader: forced to hide after 1000 ms');
});

test('reports a script that fails to load before start-up; the bundle gets the first error only, for its retry', () => {
  run();
  const { script, onBundleError } = addFailingScript();
  script.dispatchEvent(new Event('error'));
  expect(onBundleError).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.scripts).toBe('failed');
  expect(console.error).toHaveBeenCalledWith('Start-up failed: a script did not load');
});

test('reports a failure when the scripts do not start within the limit', () => {
  run();
  jest.advanceTimersByTime(hydrationTimeout - 1);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(document.documentElement.dataset.scripts).toBe('failed');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('reports no failure after start-up, neither for a missing lazy script nor at the limit', () => {
  run();
  document.documentElement.dataset.started = '';
  addFailingScript();
  jest.advanceTimersByTime(hydrationTimeout);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
});

test('replays early clicks in order and without duplicates after start-up', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="main"><button>A</button><button>B</button></main>',
  );
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const clicked: string[] = [];
  for (const button of buttons) button.addEventListener('click', () => clicked.push(button.textContent));
  run();
  for (const button of buttons) button.click();
  expect(clicked).toEqual([]);
  document.documentElement.dataset.started = '';
  await Promise.resolve();
  expect(clicked).toEqual(['A', 'B']);
  buttons[0]?.click();
  expect(clicked).toEqual(['A', 'B', 'A']);
});
