import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

/** Keys by name, as WebDriver writes them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  Left: '\uE012',
  Right: '\uE014',
};

/** Starts Firefox on an empty profile and resolves with the address it listens on. */
function launch(path, profile) {
  // A visitor who asks for reduced motion: carousels wait for the buttons. Test mode: focus events without a screen.
  writeFileSync(
    join(profile, 'user.js'),
    'user_pref("ui.prefersReducedMotion", 1);\nuser_pref("app.update.enabled", false);\nuser_pref("focusmanager.testmode", true);\n',
  );
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox does not listen after 60 s')), 60_000);
    child.once('error', reject);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve({ child, address });
    });
  });
}

/** One page of a Firefox, driven over WebDriver BiDi: as much of the protocol as the checks need. */
export async function openFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const { child, address } = await launch(path, profile);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map();
  const messages = [];
  let id = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (message.method === 'log.entryAdded') messages.push(`${message.params.level}: ${message.params.text}`);
    const call = waiting.get(message.id);
    if (!call) return;
    waiting.delete(message.id);
    if (message.type === 'error') call.reject(new Error(`${message.error}: ${message.message}`));
    else call.resolve(message.result);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The first window of a headless Firefox has no focus; one it is asked for has.
  const { context } = await send('browsingContext.create', { type: 'window' });

  await send('browsingContext.activate', { context });
  /** Value of an expression in the page; has to be plain JSON. */
  async function evaluate(expression) {
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    /** Console lines and uncaught errors since the last look. */
    messages: () => messages.splice(0),
    evaluate,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    size: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    press: (...names) =>
      send('input.performActions', {
        context,
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: names.flatMap((name) =>
              ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] })),
            ),
          },
        ],
      }),
    /** A click of the mouse at the middle of the first element an expression finds. */
    async click(element) {
      const at = await evaluate(`(() => {
        const element = ${element};
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      })()`);
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', ...at },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    /** Waits until an expression is true. */
    async until(expression, what = expression) {
      for (const end = Date.now() + 30_000; Date.now() < end; ) {
        if (await evaluate(`Boolean(${expression})`)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`not so after 30 s: ${what}`);
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {}).catch(() => child.kill());
      socket.close();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
