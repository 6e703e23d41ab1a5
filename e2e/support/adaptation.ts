import type { Page } from '@playwright/test';

/** Nothing scrolls sideways except a labeled region. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (element.scrollWidth <= element.clientWidth + 1) return false;
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
    return (
      !element.getAttribute('aria-label') ||
      !(element.matches('[tabindex="0"]') || element.querySelector('a, button'))
    );
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...wide.map(({ className }) => `scrolls sideways without a name: ${className}`),
  ];
}

/** Elements whose own text does not fit their box: cut off, or pushed out of the window. */
function lostWords(): string[] {
  const lost: string[] = [];
  // Most words share their boxes with others, so a style is read only once.
  const boxes = new Map<Element, { apart: boolean; clips: boolean }>();
  const looked = (box: Element) => {
    const known = boxes.get(box);
    if (known) return known;
    const { overflowX, clipPath } = getComputedStyle(box);
    const apart = clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll';
    const found = { apart, clips: overflowX === 'hidden' || overflowX === 'clip' };
    boxes.set(box, found);
    return found;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as HTMLElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Drawings, slides waiting their turn, and words for assistive technology alone.
    if (element.closest('svg, [aria-hidden=true], [data-slide]')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const words = `"${node.data.trim().slice(0, 50)}"`;
    let apart = false;
    for (
      let box: HTMLElement | null = element;
      box && box !== document.body && !apart;
      box = box.parentElement
    ) {
      const { apart: ends, clips } = looked(box);
      apart = ends;
      if (apart || !clips) continue;
      const outer = box.getBoundingClientRect();
      if (
        rects.some(
          ({ left, right, bottom }) =>
            right > outer.right + 2 || left < outer.left - 2 || bottom > outer.bottom + 2,
        )
      ) {
        lost.push(`${words} is cut off by ${box.localName}.${box.className.slice(0, 60)}`);
      }
    }
    const out = rects.find(({ left, right }) => right > innerWidth + 2 || left < -2);
    if (out && !apart) lost.push(`${words} ends at ${Math.round(out.right)} of ${innerWidth} px`);
  }
  return lost;
}

/** All that is wrong on the page as it stands, each line with the name of the setting. */
export async function faults(page: Page, setting: string) {
  const found = [...(await page.evaluate(sideways)), ...(await page.evaluate(lostWords))];
  return [...new Set(found)].map((fault) => `${setting}: ${fault}`);
}
