import type { Page } from '@playwright/test';

/** Returns every small shape without text that a background draws: its element and pseudo-element. */
function shapesOf() {
  const shapes: [element: HTMLElement, pseudo: string][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
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

/** Returns text, controls, drawings and shapes that are invisible with forced colors, one line each. Runs in the page. */
function invisible(shapes: ReturnType<typeof shapesOf>): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const solid = (color: string) => (channels(color)[3] ?? 1) > 0.5;
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const contrast = (a: string, b: string) =>
    Math.max(luminance(a) / luminance(b), luminance(b) / luminance(a));
  const page = getComputedStyle(document.documentElement).backgroundColor;
  /** Returns the color behind an element: the first solid background among its ancestors. */
  const behind = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (solid(backgroundColor)) return backgroundColor;
    }
    return page;
  };
  /** Returns the fill below the center of text in a drawing: that of the last shape painted before it. */
  const below = (text: SVGElement) => {
    const { left, width, top, height } = text.getBoundingClientRect();
    const middle = new DOMPoint(left + width / 2, top + height / 2);
    const shapes = text.ownerSVGElement?.querySelectorAll<SVGGeometryElement>('rect, circle, path') ?? [];
    const under = [...shapes].findLast(
      (shape) =>
        shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
        shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse())) &&
        /^rgb/.test(getComputedStyle(shape).fill),
    );
    return under ? getComputedStyle(under).fill : behind(text);
  };
  const name = (element: Element) => element.outerHTML.replace(/\s*>.*/s, '').slice(0, 120);
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert]');
  /** Returns whether the background or a border of an element contrasts with the color behind it. */
  const hasContrast = (element: Element, pseudo = '', background = behind(element.parentElement)) => {
    const style = getComputedStyle(element, pseudo);
    const border = (side: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
      contrast(style.getPropertyValue(`border-${side}-color`), background) >= 3;
    const filled = solid(style.backgroundColor) && contrast(style.backgroundColor, background) >= 3;
    return filled || ['top', 'right', 'bottom', 'left'].some(border);
  };
  /** Returns whether any part of a drawing contrasts with the color behind it. */
  const isDrawn = (drawing: Element) =>
    [...drawing.querySelectorAll('svg *')].some((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, behind(drawing)) >= 3);
    });
  const found = shapes.length > 3 ? [] : ['too few shapes to check'];

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    if (!texts.currentNode.textContent?.trim() || !visible(element) || element.closest('.sr-only')) continue;
    const { color, fill, stroke, forcedColorAdjust } = getComputedStyle(element);
    if (element instanceof SVGElement) {
      // Text in a drawing may have an outline.
      const halo = stroke !== 'none' && contrast(fill, stroke) >= 4.5;
      if (!halo && contrast(fill, below(element)) < 4.5) found.push(`text in a drawing: ${name(element)}`);
    } else if (forcedColorAdjust === 'none' && contrast(color, behind(element)) < 4.5)
      found.push(`text ${color} on ${behind(element)}: ${name(element)}`);
  }
  for (const control of document.querySelectorAll('a[href], button, summary'))
    if (visible(control) && !control.textContent?.trim() && !isDrawn(control) && !hasContrast(control))
      found.push(`control without text, border or drawing: ${name(control)}`);
  for (const [shape, pseudo] of shapes) {
    const background = behind(pseudo && shape.textContent ? shape : shape.parentElement);
    if (visible(shape) && !hasContrast(shape, pseudo, background))
      found.push(`shape ${pseudo}: ${name(shape)}`);
  }
  for (const drawing of document.querySelectorAll('main svg:not(svg svg)'))
    if (visible(drawing) && drawing.querySelector('path, rect, circle, line, text') && !isDrawn(drawing))
      found.push(`drawing: ${name(drawing)}`);

  // The current or selected item has to differ from the others by more than a replaced color.
  const stylesOf = (item: Element) =>
    [item, ...item.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { backgroundColor, borderWidth, borderColor, fontWeight, textDecorationLine, content } = style;
        return [backgroundColor, borderWidth, borderColor, fontWeight, textDecorationLine, content].join();
      }),
    );
  const selected = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]';
  for (const current of document.querySelectorAll(selected)) {
    const item = current.closest('li') ?? current;
    const other = [...(item.parentElement?.children ?? [])].find(
      (one) =>
        one !== item &&
        one.localName === item.localName &&
        visible(one) &&
        one.querySelector('a, button, p, span'),
    );
    if (visible(current) && other && `${stylesOf(item)}` === `${stylesOf(other)}`)
      found.push(`current or selected item is not distinguishable: ${name(current)}`);
  }
  return [...new Set(found)];
}

/** Returns what is invisible on the page in its current state, one line each; restores the site's colors afterwards. */
export async function findForcedColorsProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const shapes = await page.evaluateHandle(shapesOf);
  // A dark theme, in which the browser replaces the site's colors with the visitor's.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)))
    found.push('colors are not forced');
  found.push(...(await page.evaluate(invisible, shapes)));
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return found;
}
