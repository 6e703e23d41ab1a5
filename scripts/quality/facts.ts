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

/** Prints rows with tabs between their cells, as spreadsheets paste them. */
function table(title: string, rows: readonly object[]) {
  console.log(`\n${title}: ${rows.length}`);
  for (const row of rows) console.log(Object.values(row).join('\t'));
}

const expiryRow = ({ day, why, what, pages }: Expiry) => ({ day, why, what, pages: pagesOf(pages) });

table(`Expires within ${soonDays} days of ${buildDate}`, expiringSoon().map(expiryRow));
table(
  `Newest document version older than ${oldDays} days, without a certainty label`,
  oldReadings().map(expiryRow),
);
table(
  'All facts, the first due first',
  factsByDue().map(({ reviewBy, checked, newest, id, pages }) => ({
    reviewBy,
    checked,
    newest: newest ?? '',
    id,
    pages: pagesOf(pages),
  })),
);
