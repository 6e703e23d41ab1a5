import { budgetChecked } from '@/content/budget/basis';
import { buyerRecords } from '@/content/buyers';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { type PagePath, pages } from '@/content/pages';
import { contentDate } from '@/content/site';
import { permitContent } from '../buyers/permits';
import { buyerPath, newestEntryCheck } from '../buyers/statements';
import { usContent } from '../buyers/united-states';
import { factOf } from '../facts/facts';
import { glossaryChecked } from '../glossary/checked';
import { factPages } from '../reviews/fact-pages';
import { ukrainianChecked } from '../ukrainian/statements';
import { verifyChecked } from '../verify/checked';

/** Check dates of pages that print checked lines in addition to the facts of the site. */
const ownChecks: ReadonlyMap<string, string> = new Map<PagePath, string>([
  ['/buyers', newestEntryCheck(buyerRecords)],
  ...buyerRecords.map((record) => [buyerPath(record.slug), newestEntryCheck(record)] as const),
  ['/buyers/united-states', newestEntryCheck(usContent)],
  ['/buyers/eu-money', newestEntryCheck(euMoneyPage.sections)],
  ['/buyers/permits', newestEntryCheck(permitContent)],
  ['/certifications/costs', budgetChecked],
  ['/uk', ukrainianChecked],
  ['/verify', verifyChecked],
  ...pages
    .filter(({ path }) => /^\/glossary(\/|$)/.test(path))
    .map(({ path }) => [path, glossaryChecked] as const),
]);

/** Returns the ISO day on which the content of a page was last checked, or of the last editorial change if it prints no check. */
export function lastModified(path: PagePath): string {
  const facts = factPages.find((page) => page.path === path)?.facts ?? [];
  const days = [ownChecks.get(path), ...facts.map((id) => factOf(id).checked)].flatMap((day) => day || []);
  return days.toSorted().at(-1) ?? contentDate;
}
