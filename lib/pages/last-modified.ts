import { budgetChecked } from '@/content/budget/basis';
import { buyerRecords } from '@/content/buyers';
import { kindPages } from '@/content/glossary/kinds';
import type { PagePath } from '@/content/pages';
import { contentDate } from '@/content/site';
import { newestCheck } from '../content/statements';
import { glossaryChecked } from '../glossary/checked';
import { verifyChecked } from '../verify/checked';
import { pageRecords } from './records';

/** Check dates that pages print in addition to those of their statements. */
const ownChecks: Readonly<Partial<Record<PagePath, string>>> = {
  '/buyers': newestCheck(buyerRecords),
  '/certifications/costs': budgetChecked,
  '/verify': verifyChecked,
  '/glossary': glossaryChecked,
  ...Object.fromEntries(kindPages.map(({ slug }) => [`/glossary/${slug}`, glossaryChecked])),
};

/** Returns the ISO day on which the content of a page was last checked, or of the last editorial change if it prints no check. */
export const lastModified = (path: PagePath): string =>
  [ownChecks[path], newestCheck(pageRecords[path])]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? contentDate;
