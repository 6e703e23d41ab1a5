/**
 * Reports the review status of the facts: what expires within 60 days, facts based on old document versions, and all facts
 * with their pages, sorted by the date of the next check.
 */
import { buildDate } from '@/content/build-date';
import {
  type Expiry,
  expiringSoon,
  factsByDue,
  oldDays,
  oldReadings,
  soonDays,
} from '@/lib/reviews/fact-reviews';

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
  `Newest document version older than ${oldDays} days, without a certainty label`,
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
