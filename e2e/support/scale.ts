import type { Page } from '@playwright/test';

/** Widths at which drawings true to scale are measured. */
export const scaleWidths = [390, 1440];

/**
 * Measures the charts of the page as they are drawn: marks of a value are at its position between the ends, bars of a
 * duration are as long as it lasts. Opens all folds, since a folded chart is not drawn. Returns whatever is off by more
 * than a hundredth of the chart; throws if there are no charts.
 */
export function offScale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const shown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const faults: string[] = [];
    let measured = 0;
    const test = (name: string, drawn: number, meant: number) => {
      measured++;
      if (Math.abs(drawn - meant) > 0.01)
        faults.push(`${name}: at ${drawn.toFixed(3)}, not ${meant.toFixed(3)}`);
    };
    for (const chart of document.querySelectorAll('main svg')) {
      const marks = [...chart.querySelectorAll<SVGElement>('[data-score], [data-month], [data-year]')]
        .filter(shown)
        .map((mark) => {
          const { left, width } = mark.getBoundingClientRect();
          const { score, month, year } = mark.dataset;
          return { x: left + width / 2, value: Number(score ?? month ?? Number(year) * 12) };
        })
        .sort((a, b) => a.value - b.value);
      const [first, last] = [marks[0], marks.at(-1)];
      if (first && last && last.value > first.value)
        for (const { x, value } of marks)
          test(
            `mark ${value}`,
            (x - first.x) / (last.x - first.x),
            (value - first.value) / (last.value - first.value),
          );
      const runs = [...chart.querySelectorAll<SVGElement>('[data-run]')].filter(shown);
      const longest = runs.find((run) => run.dataset.run === 'longest');
      const length = (run: Element) => run.getBoundingClientRect().width;
      const months = (run: SVGElement) => Number(run.dataset.months);
      for (const run of runs)
        if (longest && run !== longest)
          test(`run of ${months(run)} months`, length(run) / length(longest), months(run) / months(longest));
    }
    if (measured === 0) throw new Error('offScale: no chart on the page');
    return faults;
  });
}
