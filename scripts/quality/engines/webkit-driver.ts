import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key as DriverKey } from 'selenium-webdriver';
import { freePort } from '../../support/free-port';
import type { Engine, Key } from './engine';
import { findMiniBrowser } from './webkit-program';

const keys: Record<Key, string> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  End: DriverKey.END,
  Home: DriverKey.HOME,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
};

/**
 * Settings of GTK for the browser: a visitor who asks for reduced motion, and a toolbar without a width of its own,
 * which would otherwise keep the window from becoming as narrow as a phone.
 */
function writeSettings(folder: string) {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }\n',
  );
}

const screen = { width: 1920, height: 1200 };

/** Starts a screen in memory and resolves with its name. */
async function startScreen(processes: ChildProcess[]) {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  processes.push(child);
  const number = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (child.stdio[3] as Readable).once('data', (data) => resolve(`${data}`.trim()));
  });
  return `:${number}`;
}

/** Starts the driver and resolves with its address once it answers. */
async function startDriver(processes: ChildProcess[], env: NodeJS.ProcessEnv) {
  const port = await freePort();
  processes.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const { ok } = await fetch(`${address}/status`).catch(() => ({ ok: false }));
    if (ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer after 30 s');
}

/** One page of WebKitGTK, the engine of Safari, in Debian's MiniBrowser. */
export async function openWebKit(): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeSettings(settings);
  const processes: ChildProcess[] = [];
  const stop = () => {
    for (const child of processes.reverse()) child.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const address = await startDriver(processes, {
      ...process.env,
      DISPLAY: await startScreen(processes),
      XDG_CONFIG_HOME: settings,
      // No sandbox inside a container, no graphics card needed.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    let toolBar = 0;
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    const evaluate = async <Value>(expression: string): Promise<Value> =>
      JSON.parse(
        await driver.executeScript(`return (async () => JSON.stringify((await (${expression})) ?? null))()`),
      );
    return {
      version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
      evaluate,
      goto: (url) => driver.get(url),
      async size(width, height) {
        const window = driver.manage().window();
        // In the middle, where the mouse rests: without a window manager, the window under the mouse has the focus.
        // The rest of the toolbar takes some of the height; the window resizes with a delay.
        for (const end = Date.now() + 10_000; Date.now() < end; ) {
          await window.setRect({ width, height: height + toolBar, x: (screen.width - width) / 2, y: 0 });
          const [wide, high] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
          if (wide === width && high === height) return;
          if (wide === width) toolBar += height - high;
        }
        throw new Error(`the window does not become ${width} by ${height} px`);
      },
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
      async close() {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
