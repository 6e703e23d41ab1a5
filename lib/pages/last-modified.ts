import { budgetChecked } from '@/content/budget/basis';
import { buyerRecords } from '@/content/buyers';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { type PagePath, pages } from '@/content/pages';
import { contentDate } from '@/content/site';
import { permitSections } from '../buyers/permits';
import { buyerPath, newestEntryCheck } from '../buyers/statements';
import { usContent } from '../buyers/united-states';
import { factOf } from '../facts/facts';
import { glossaryChecked } from '../glossary/checked';
import { factPages } from '../reviews/fact-pages';
import { verifyChecked } from '../verify/checked';

/** Days that pages print for lines of their own, beside the facts of the site. */
const ownChecks: ReadonlyMap<string, string> = new Map<PagePath, string>([
  ['/buyers', newestEntryCheck(buyerRecords)],
  ...buyerRecords.map((record) => [buyerPath(record.slug), newestEntryCheck(record)] as const),
  ['/buyers/united-states', newestEntryCheck(usContent)],
  ['/buyers/eu-money', newestEntryCheck(euMoneyPage.sections)],
  ['/buyers/permits', newestEntryCheck(permitSections)],
  ['/certifications/costs', budgetChecked],
  ['/verify', verifyChecked],
  ...pages
    .filter(({ path }) => /^\/glossary(\/|$)/.test(path))
    .map(({ path }) => [path, glossaryChecked] as const),
]);

/** ISO day on which what a page prints was last checked, and the day of the last editorial change where it prints no check. */
export function lastModified(path: PagePath): string {
  const facts = factPages.find((page) => page.path === path)?.facts ?? [];
  const days = [ownChecks.get(path), ...facts.map((id) => factOf(id).checked)].flatMap((day) => day || []);
  return days.toSorted().at(-1) ?? contentDate;
}
