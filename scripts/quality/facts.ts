/**
 * Lists first what expires within 60 days and texts whose newest reading is old, then every fact of the site with the pages
 * that print it; those due for a check come first.
 */
import { buildDate } from '@/content/build-date';
import {
  type Expiry,
  expiringSoon,
  factsByDue,
  oldDays,
  oldReadings,
  soonDays,
} from '@/lib/reviews/fact-pages';

const pagesOf = (pages: readonly string[]) => pages.join(' ') || '(no page)';

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [head, ...rows];
  const widths = head.map((_, i) =>
    i < head.length - 1 ? Math.max(...all.map((row) => row[i]?.length ?? 0)) : 0,
  );
  console.log(`${title}: ${rows.length}`);
  for (const row of all)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log('');
}

const expiryRow = ({ day, why, what, pages }: Expiry) => [day, why, what, pagesOf(pages)];

table(
  `Expires within ${soonDays} days of ${buildDate}`,
  ['day', 'what ends', 'fact or text', 'pages'],
  expiringSoon().map(expiryRow),
);
table(
  `Newest text read older than ${oldDays} days, without a certainty mark`,
  ['newest', '', 'fact', 'pages'],
  oldReadings().map(expiryRow),
);
table(
  'All facts',
  ['check by', 'checked', 'newest text', 'fact', 'pages'],
  factsByDue().map(({ id, reviewBy, checked, newest, pages }) => [
    reviewBy,
    checked,
    newest ?? '',
    id,
    pagesOf(pages),
  ]),
);
