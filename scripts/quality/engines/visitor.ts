import type { ExportServer } from '../../support/serve-export';
import type { Engine } from './engine';

/** Expression for the first element of a kind whose text starts with the given words. */
export const byText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.textContent.trim().startsWith(${JSON.stringify(text)}))`;
export const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** A visitor of the served export in one engine. */
export function createVisitor(engine: Engine, { origin }: ExportServer) {
  /** Waits until an expression is true; between two documents no expression has a value. */
  async function until(expression: string, what = expression) {
    for (const end = Date.now() + 30_000; Date.now() < end; ) {
      if (await engine.evaluate(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`not so after 30 s: ${what}`);
  }

  /** Starts opening an address and resolves once its document exists, however much of it has arrived. */
  async function enter(address: string) {
    await engine.evaluate('(window.left = true)');
    await engine.goto(origin + address);
    await until(`!window.left && location.href === ${JSON.stringify(origin + address)} && document.body`);
  }

  return {
    until,
    enter,
    /** Opens a page and waits until it is ready: scripts have started, the preloader is gone, carousels run. */
    async visit(path: string) {
      await enter(path);
      await until(
        `'started' in document.documentElement.dataset && document.readyState === 'complete'
          && !('preloader' in document.documentElement.dataset)
          && [...document.querySelectorAll('[data-carousel]')].every((one) => one.dataset.carousel === 'running')`,
        `${path} runs`,
      );
    },
    /**
     * A click of the mouse at the middle of the element an expression finds, scrolled into view: again, while parts that
     * are laid out for the first time move it out.
     */
    async click(element: string) {
      const middle = `(() => {
        const element = ${element};
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      })()`;
      await until(`${middle}.y < innerHeight`, `${element} comes into view`);
      const { x, y } = await engine.evaluate<{ x: number; y: number }>(middle);
      await engine.clickAt(x, y);
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
