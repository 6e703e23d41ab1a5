import { launchBrowser } from '../support/browser';
import { serveExport } from '../support/serve-export';
import { median } from './statistics';
import type { Log, PressRow } from './types';

/** A plan of eight lanes in the address, so that each press draws the largest picture anew. */
const link =
  '/planner#v=1&buyers=DE.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&us=yes&seat=UA&size=1-10';
const slowdown = 4;

/** In the page: ms from the press of a button until the frame after the new plan has been painted. */
const pressToPaint = (code: string) =>
  new Promise<number>((resolve) => {
    const sentence = document.querySelector('#plan');
    const button = document.querySelector<HTMLButtonElement>(`button[data-code="${code}"]`);
    if (!sentence || !button) throw new Error('presses: no plan to change');
    const began = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    seen.observe(sentence, { childList: true, subtree: true, attributes: true, characterData: true });
    button.click();
  });

/** The planner's answer to a press, with the processor slowed four-fold: the median of each of two presses in ms. */
export async function benchPresses(siteExport: string, rounds: number, log: Log): Promise<PressRow[]> {
  const server = await serveExport(siteExport);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(server.origin + link);
    await page.locator('#plan-title').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const rows: PressRow[] = [];
    for (const [press, codes] of [
      ['a buyer more, a buyer less', ['NCIA', 'NCIA']],
      ['another size', ['11-50', '1-10']],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const code of codes) times.push(await page.evaluate(pressToPaint, code));
      rows.push({ press, ms: median(times) });
      log(`presses, ${press}`);
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}
