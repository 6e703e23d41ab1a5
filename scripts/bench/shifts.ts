import { findWholeBrowser, launchBrowser, pageHelper } from '../support/browser';
import { listPages, serveExport } from '../support/serve-export';
import type { ShiftRow } from './types';

declare global {
  interface Window {
    /** Sum of the layout shifts so far, kept by the page itself while it is measured. */
    layoutShift: number;
  }
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A type that the standard library does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums the layout shifts not caused by input. */
function watchShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A visitor's way down the page, one window at a time, with a look at each. */
async function scrollThrough() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await pause();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await pause();
  return window.layoutShift;
}

/** Layout shift of every page of the export at both widths, loaded with motion on and scrolled from end to end. */
export async function benchShifts(siteExport: string): Promise<ShiftRow[]> {
  const server = await serveExport(siteExport);
  const browser = await launchBrowser(findWholeBrowser());
  const rows: ShiftRow[] = [];
  try {
    for (const viewport of viewports)
      for (const route of listPages(siteExport)) {
        const page = await browser.newPage({ viewport });
        await page.addInitScript(pageHelper);
        await page.addInitScript(watchShifts);
        await page.goto(server.origin + route, { waitUntil: 'networkidle' });
        rows.push({ route, width: viewport.width, shift: await page.evaluate(scrollThrough) });
        await page.close();
      }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}
