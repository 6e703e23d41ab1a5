import type { Page } from '@playwright/test';
import { isFullRun } from './matrix';

/**
 * Forced colors (a high contrast theme, light or dark): the browser replaces the site's colors by the visitor's few.
 * No words disappear, every control shows, and marks that are nothing but a colored shape stay marks.
 */
const schemes = isFullRun ? (['light', 'dark'] as const) : (['dark'] as const);

/** Every small shape without words that a background draws, with the part of the element that has it. */
function shapesOf() {
  const shapes: [element: HTMLElement, pseudo: string][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
    if (element.closest('[aria-roledescription=slide][inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (/^rgba\(.*, 0\)$/.test(style.backgroundColor)) continue;
      if (pseudo && (style.content === 'none' || style.display === 'none')) continue;
      const { width, height } = pseudo ? style : element.getBoundingClientRect();
      const least = Math.min(Number.parseFloat(`${width}`), Number.parseFloat(`${height}`));
      if (least >= 2 && (pseudo || (least <= 60 && !element.textContent?.trim())))
        shapes.push([element, pseudo]);
    }
  }
  return shapes;
}

/** What cannot be seen any more under forced colors, of the words, controls, drawings and shapes. */
function lost(shapes: ReturnType<typeof shapesOf>): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const solid = (color: string) => (channels(color)[3] ?? 1) > 0.5;
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string) => {
    const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
    return Math.max(one / other, other / one);
  };
  const page = getComputedStyle(document.documentElement).backgroundColor;
  /** Color behind an element: the first solid background going up. */
  const behind = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (solid(backgroundColor)) return backgroundColor;
    }
    return page;
  };
  /** Fill of the last shape painted before words of a drawing that lies under the middle of them. */
  const below = (words: SVGElement) => {
    const { left, width, top, height } = words.getBoundingClientRect();
    const middle = new DOMPoint(left + width / 2, top + height / 2);
    const shapes = words.ownerSVGElement?.querySelectorAll<SVGGeometryElement>('rect, circle, path') ?? [];
    const under = [...shapes].filter(
      (shape) =>
        shape.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING &&
        shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse())) &&
        /^rgb/.test(getComputedStyle(shape).fill),
    );
    return under.length > 0 ? getComputedStyle(under.at(-1) as Element).fill : behind(words);
  };
  const name = (element: Element) => element.outerHTML.replace(/\s*>.*/s, '').slice(0, 120);
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert]');
  /** Whether the background of an element or a border is seen on what lies behind it. */
  const shows = (element: Element, pseudo = '', background = behind(element.parentElement)) => {
    const style = getComputedStyle(element, pseudo);
    const border = (side: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
      contrast(style.getPropertyValue(`border-${side}-color`), background) >= 3;
    return (
      (solid(style.backgroundColor) && contrast(style.backgroundColor, background) >= 3) ||
      ['top', 'right', 'bottom', 'left'].some(border)
    );
  };
  /** Whether a part of a drawing is seen. */
  const drawn = (drawing: Element) =>
    [...drawing.querySelectorAll('svg *')].some((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, behind(drawing)) >= 3);
    });
  const found = shapes.length > 3 ? [] : ['next to no shapes to look at'];

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    // Some words are for listeners alone.
    if (!(texts.currentNode as Text).data.trim() || !visible(element) || element.closest('.sr-only'))
      continue;
    const { color, fill, stroke, forcedColorAdjust } = getComputedStyle(element);
    if (element instanceof SVGElement) {
      // Words on a drawing may have a halo.
      const halo = stroke !== 'none' && contrast(fill, stroke) >= 4.5;
      if (!halo && contrast(fill, below(element)) < 4.5) found.push(`words in a drawing: ${name(element)}`);
    } else {
      // The browser lays the page's ground behind every line of text that keeps its forced color.
      const plates = [behind(element), ...(forcedColorAdjust === 'auto' ? [page] : [])];
      for (const plate of plates)
        if (contrast(color, plate) < 4.5) found.push(`words ${color} on ${plate}: ${name(element)}`);
    }
  }
  for (const control of document.querySelectorAll('a[href], button, summary'))
    if (visible(control) && !control.textContent?.trim() && !drawn(control) && !shows(control))
      found.push(`control without words, border or drawing: ${name(control)}`);
  for (const [shape, pseudo] of shapes)
    if (
      visible(shape) &&
      !shows(shape, pseudo, behind(pseudo && shape.textContent ? shape : shape.parentElement))
    )
      found.push(`shape ${pseudo}: ${name(shape)}`);
  for (const drawing of document.querySelectorAll('main svg:not(svg svg)'))
    if (visible(drawing) && drawing.querySelector('path, rect, circle, line, text') && !drawn(drawing))
      found.push(`drawing: ${name(drawing)}`);

  // The current one of several differs from the others by more than a color that is gone.
  const look = (element: Element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { backgroundColor, borderWidth, borderColor, fontWeight, textDecorationLine, content } = style;
      return [backgroundColor, borderWidth, borderColor, fontWeight, textDecorationLine, content].join();
    });
  const looks = (element: Element) => [element, ...element.querySelectorAll('*')].map(look).join('\n');
  for (const current of document.querySelectorAll(
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]',
  )) {
    const item = current.closest('li') ?? current;
    const other = [...(item.parentElement?.children ?? [])].find(
      (one) =>
        one !== item &&
        one.localName === item.localName &&
        visible(one) &&
        one.querySelector('a, button, p, span'),
    );
    if (visible(current) && other && looks(item) === looks(other))
      found.push(`no mark of its own: ${name(current)}`);
  }
  return [...new Set(found)];
}

/** What is lost on the page as it stands, one line each; the page has its own colors again afterwards. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  const found: string[] = [];
  const shapes = await page.evaluateHandle(shapesOf);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)))
      found.push('colors are not forced');
    found.push(...(await page.evaluate(lost, shapes)).map((line) => `${colorScheme}: ${line}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}
