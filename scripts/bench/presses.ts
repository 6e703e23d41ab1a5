import type { Browser } from '@playwright/test';
import { findWholeBrowser, launchBrowser } from '../support/browser';
import { serveExport } from '../support/serve-export';
import { median } from './statistics';
import type { Log, PressRow } from './types';

const slowdown = 4;

/** A plan of eight lanes in the address, so that each press draws the largest picture anew. */
const largePlan =
  '/planner#v=2&buyers=DE.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10';

/** A press: where, at what width, what is pressed in turn, and the part of the page that responds. */
interface Press {
  name: string;
  address: string;
  width: number;
  buttons: readonly [string, string];
  answer: string;
}

const choice = (code: string) => `button[data-code="${code}"]`;
const menuButton = (id: string) => `header button[aria-controls="${id}"]`;

const presses: readonly Press[] = [
  {
    name: 'tab',
    address: '/certifications/cmmc',
    width: 1440,
    buttons: ['main [role=tab]:nth-of-type(2)', 'main [role=tab]:nth-of-type(1)'],
    answer: 'main',
  },
  {
    name: 'filter',
    address: '/certifications/comparison',
    width: 1440,
    buttons: ['main fieldset button[aria-pressed]:nth-of-type(2)', 'main fieldset button[aria-pressed]'],
    answer: 'main',
  },
  {
    name: 'menu',
    address: '/certifications/cmmc',
    width: 1440,
    buttons: [menuButton('menu-services'), menuButton('menu-platform')],
    answer: 'header',
  },
  {
    name: 'side panel',
    address: '/certifications/cmmc',
    width: 1440,
    buttons: ['header button[aria-haspopup=dialog]', 'header button[aria-haspopup=dialog]'],
    answer: 'body',
  },
  // On the phone the picture lies below the window; at the desktop's width it is the wide one, and in it.
  ...[390, 1440].flatMap((width): Press[] => [
    {
      name: `planner, a buyer more and less, ${width} px`,
      address: largePlan,
      width,
      buttons: [choice('NCIA'), choice('NCIA')],
      answer: '#plan',
    },
    {
      name: `planner, another size, ${width} px`,
      address: largePlan,
      width,
      buttons: [choice('11-50'), choice('1-10')],
      answer: '#plan',
    },
  ]),
];

/** In the page: ms from the press of a button until the frame after its answer has been painted. */
const pressToPaint = ({ button, answer }: { button: string; answer: string }) =>
  new Promise<number>((resolve) => {
    const [pressed, answering] = [button, answer].map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    if (!pressed || !answering) throw new Error(`presses: no ${pressed ? answer : button}`);
    const began = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    seen.observe(answering, { childList: true, subtree: true, attributes: true, characterData: true });
    pressed.click();
  });

async function benchPress(browser: Browser, origin: string, press: Press, rounds: number): Promise<PressRow> {
  const page = await browser.newPage({ viewport: { width: press.width, height: 900 } });
  await page.goto(origin + press.address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const button of press.buttons)
      times.push(await page.evaluate(pressToPaint, { button, answer: press.answer }));
  await page.close();
  return { press: press.name, ms: median(times) };
}

/** Response to each kind of press with the processor slowed four-fold: medians in ms. */
export async function benchPresses(siteExport: string, rounds: number, log: Log): Promise<PressRow[]> {
  const server = await serveExport(siteExport);
  const browser = await launchBrowser(findWholeBrowser());
  try {
    const rows: PressRow[] = [];
    for (const press of presses) {
      rows.push(await benchPress(browser, server.origin, press, rounds));
      log(`presses, ${press.name}`);
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}
