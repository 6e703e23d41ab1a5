import type { Page } from '@playwright/test';

/** Widths at which drawings true to scale are measured. */
export const scaleWidths = [390, 1440];

/**
 * Measures the charts of the page as they are drawn, with all folds open: from the first to the last mark of a value,
 * and from nothing to the longest bar of a duration, each is where its share of the way is. Returns what is off by more
 * than a hundredth of it.
 */
export const offScale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const charts = [...document.querySelectorAll('main svg:has([data-score], [data-run])')];
    const faults = charts.flatMap((chart) => {
      const marks = [...chart.querySelectorAll<SVGElement>('[data-score], [data-run]')].map((mark) => {
        const { left, width } = mark.getBoundingClientRect();
        const { score, months } = mark.dataset;
        return score ? { value: Number(score), at: left + width / 2 } : { value: Number(months), at: width };
      });
      if (chart.querySelector('[data-run]')) marks.push({ value: 0, at: 0 });
      marks.sort((a, b) => a.value - b.value);
      const [first, last] = [marks[0], marks.at(-1)];
      if (!first || !last?.at) return [];
      return marks.flatMap(({ value, at }) => {
        const meant = (value - first.value) / (last.value - first.value);
        const drawn = (at - first.at) / (last.at - first.at);
        return Math.abs(drawn - meant) > 0.01
          ? `${value}: at ${drawn.toFixed(3)}, not ${meant.toFixed(3)}`
          : [];
      });
    });
    return charts.length > 0 ? faults : ['no chart on the page'];
  });
