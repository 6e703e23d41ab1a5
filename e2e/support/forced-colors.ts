import type { Page } from '@playwright/test';
import { full } from './matrix';

/**
 * Forced colors (a high contrast theme, light or dark): the browser replaces the site's colors by the visitor's few.
 * No words disappear, every control shows, and marks that are nothing but a colored shape stay marks.
 */
const schemes = full ? (['light', 'dark'] as const) : (['dark'] as const);

/** Marks every small shape without words that a background draws, so that it is found again under the other colors. */
function markShapes() {
  const transparent = /^(transparent|rgba\(.*, 0\))$/;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('svg, [aria-roledescription=slide][inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    const small = Math.min(width, height) <= 60 && Math.min(width, height) >= 2;
    if (small && !element.textContent?.trim() && !transparent.test(backgroundColor)) {
      element.dataset.shape = '';
    }
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.display === 'none' || transparent.test(style.backgroundColor))
        continue;
      if (Number.parseFloat(style.width) >= 2 && Number.parseFloat(style.height) >= 2) {
        element.dataset[pseudo === '::before' ? 'shapeBefore' : 'shapeAfter'] = '';
      }
    }
  }
}

/** What cannot be seen any more under forced colors. */
function lost(): string[] {
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
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  /** Color behind an element: the first solid background going up. */
  const behind = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (solid(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.body).backgroundColor;
  };
  /** Fill of the last shape painted before words of a drawing that lies under the middle of them. */
  const below = (words: SVGElement) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const shapes = [
      ...(words.ownerSVGElement?.querySelectorAll<SVGGeometryElement>('rect, circle, path') ?? []),
    ].filter((shape) => {
      const toShape = shape.getScreenCTM()?.inverse();
      return (
        shape.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING &&
        shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape)) &&
        /^rgb/.test(getComputedStyle(shape).fill)
      );
    });
    const last = shapes.at(-1);
    return last && getComputedStyle(last).fill;
  };
  const shows = (style: CSSStyleDeclaration, ground: string) =>
    (solid(style.backgroundColor) && contrast(style.backgroundColor, ground) >= 3) ||
    ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
      const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
      const color = style.getPropertyValue(`border-${side.toLowerCase()}-color`);
      return Number.parseFloat(width) >= 1 && contrast(color, ground) >= 3;
    });
  const name = (element: Element) =>
    `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 90)} "${element.textContent?.trim().slice(0, 30)}"`;
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert]');
  const found: string[] = [];

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    if (!(texts.currentNode as Text).data.trim() || !visible(element)) continue;
    // For listeners alone.
    if (element.closest('.sr-only')) continue;
    const { color, fill, stroke } = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const words = drawn ? fill : color;
    const ground = (drawn && below(element)) || behind(element);
    // Words on a drawing may have a halo.
    if (drawn && stroke !== 'none' && contrast(fill, stroke) >= 4.5) continue;
    if (contrast(words, ground) < 4.5) found.push(`words ${words} on ${ground}: ${name(element)}`);
    // The browser lays the page's ground behind every line of text that keeps its forced color.
    const plate = getComputedStyle(document.documentElement).backgroundColor;
    if (!drawn && getComputedStyle(element).forcedColorAdjust === 'auto' && contrast(words, plate) < 4.5)
      found.push(`words ${words} on the plate behind them: ${name(element)}`);
  }
  for (const control of document.querySelectorAll('a[href], button, summary')) {
    if (!visible(control)) continue;
    const lines = [...control.querySelectorAll('svg *')].some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, behind(control)) >= 3);
    });
    if (
      !control.textContent?.trim() &&
      !lines &&
      !shows(getComputedStyle(control), behind(control.parentElement))
    ) {
      found.push(`control without words, border or drawing: ${name(control)}`);
    }
  }
  for (const shape of document.querySelectorAll('[data-shape]')) {
    if (visible(shape) && !shows(getComputedStyle(shape), behind(shape.parentElement)))
      found.push(`shape: ${name(shape)}`);
  }
  for (const pseudo of ['before', 'after']) {
    for (const shape of document.querySelectorAll(`[data-shape-${pseudo}]`)) {
      if (
        visible(shape) &&
        !shows(
          getComputedStyle(shape, `::${pseudo}`),
          behind(shape.textContent ? shape : shape.parentElement),
        )
      ) {
        found.push(`shape ::${pseudo}: ${name(shape)}`);
      }
    }
  }
  for (const drawing of document.querySelectorAll('main svg')) {
    if (!visible(drawing) || drawing.parentElement?.closest('svg')) continue;
    if (!drawing.querySelector('path, rect, circle, line, text')) continue;
    const ground = behind(drawing);
    const seen = [...drawing.querySelectorAll('*')].some((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, ground) >= 3);
    });
    if (!seen) found.push(`drawing: ${name(drawing)}`);
  }
  // The current one of several differs from the others by more than a color that is gone.
  const look = (element: Element) =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        return [
          style.backgroundColor,
          style.borderWidth,
          style.borderColor,
          style.fontWeight,
          style.textDecorationLine,
          style.content,
        ].join(' ');
      })
      .join('; ');
  const looks = (element: Element) => [element, ...element.querySelectorAll('*')].map(look).join('\n');
  for (const current of document.querySelectorAll(
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]',
  )) {
    if (!visible(current)) continue;
    const item = current.closest('li') ?? current;
    const other = [...(item.parentElement?.children ?? [])].find(
      (one) =>
        one !== item &&
        one.localName === item.localName &&
        visible(one) &&
        one.querySelector('a, button, p, span'),
    );
    if (other && looks(item) === looks(other)) found.push(`no mark of its own: ${name(current)}`);
  }
  return [...new Set(found)];
}

/** What is lost on the page as it stands, one line each; the page has its own colors again afterwards. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markShapes);
  const shapes = page.locator('[data-shape], [data-shape-before], [data-shape-after]');
  const found = (await shapes.count()) > 3 ? [] : ['next to no shapes to look at'];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)))
      found.push('colors are not forced');
    found.push(...(await page.evaluate(lost)).map((line) => `${colorScheme}: ${line}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}
