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

/** Words of drawings that lie over one another or run out of the window. */
function crossedWords(): string[] {
  const found: string[] = [];
  for (const drawing of document.querySelectorAll('svg')) {
    if (drawing.parentElement?.closest('svg, [data-slide]')) continue;
    const words = [...drawing.querySelectorAll('text, p')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        // A line's box is higher than its letters.
        return [...range.getClientRects()]
          .filter(({ width }) => width > 2)
          .map(({ left, right, top, bottom, height }) => ({
            text,
            left: left + 1,
            right: right - 1,
            top: top + height / 4,
            bottom: bottom - height / 4,
          }));
      });
    const quote = ({ text }: { text: Element }) => `"${text.textContent.trim().slice(0, 40)}"`;
    words.forEach((one, index) => {
      if (one.left < -2 || one.right > innerWidth + 2) found.push(`${quote(one)} runs out of the window`);
      for (const other of words.slice(index + 1))
        if (
          one.text !== other.text &&
          Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
          Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
        )
          found.push(`${quote(one)} lies over ${quote(other)}`);
    });
  }
  return found;
}

/** All that is wrong on the page as it stands, each line with the name of the setting. */
export async function faults(page: Page, setting: string) {
  const found = [
    ...(await page.evaluate(sideways)),
    ...(await page.evaluate(lostWords)),
    ...(await page.evaluate(crossedWords)),
  ];
  return [...new Set(found)].map((fault) => `${setting}: ${fault}`);
}
