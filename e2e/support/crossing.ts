import type { Page } from '@playwright/test';

/** Words of the named parts that lie over one another or end outside the window, one line each. */
export const crossedWords = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate((parts) => {
    const words = [...document.querySelectorAll(parts)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return [...range.getClientRects()].map((box) => ({ part, box }));
      })
      .filter(({ box }) => box.width > 2);
    if (words.length < 2) return [`no words in ${parts}`];
    return words.flatMap(({ part, box: a }, index) => [
      ...(a.left < 0 || a.right > innerWidth ? [`${part.textContent} ends outside the window`] : []),
      ...words
        .slice(index + 1)
        // A line's box is higher than its letters.
        .filter(
          ({ part: other, box: b }) =>
            other !== part &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
        )
        .map(({ part: other }) => `${part.textContent} / ${other.textContent}`),
    ]);
  }, parts);
