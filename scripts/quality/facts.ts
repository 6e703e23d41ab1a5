/** Lists every fact of the site with the pages that print it; those due for a check come first. */
import { factsByDue } from '@/lib/reviews/fact-pages';

const rows = factsByDue().map(({ id, reviewBy, checked, newest, pages }) => [
  reviewBy,
  checked,
  newest ?? '',
  id,
  pages.join(' ') || '(no page)',
]);
const widths = [10, 10, 11, Math.max(...rows.map(([, , , id]) => id?.length ?? 0)), 0];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, i) => cell.padEnd(widths[i] ?? 0))
    .join('  ')
    .trimEnd();
for (const row of [['check by', 'checked', 'newest text', 'fact', 'pages'], ...rows]) console.log(line(row));
