import { buyerRecords } from '@/content/buyers';
import { partsRules } from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import { claims } from '@/content/claims';
import { type FactId, facts } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import { gapTables } from '@/content/gaps';
import { legalDocuments } from '@/content/legal';
import { certificationPath } from '@/content/navigation';
import { needGroups } from '@/content/needs';
import { aboutPage } from '@/content/page-copy/about';
import * as comparison from '@/content/page-copy/comparison';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { home } from '@/content/page-copy/home';
import { platformPage } from '@/content/page-copy/platform';
import type { PagePath } from '@/content/pages';
import { pathways } from '@/content/pathways';
import { noCredit } from '@/content/planner/credits';
import { rules } from '@/content/planner/rules';
import { returnNotes } from '@/content/roi';
import { servicePages } from '@/content/services/pages';
import { stations } from '@/content/stations';
import { rules as datedRules } from '@/lib/rules/register';
import { buyerPath, factMarksOf, placeholdersIn } from '../buyers/lines';
import { usContent } from '../buyers/united-states';
import { factsIn } from '../facts/facts';
import { gapPath } from '../gaps/path';

/** A page and the facts its content prints. */
interface PageFacts {
  path: PagePath;
  facts: FactId[];
}

/** Content of each page that may print facts. */
const pages: readonly { path: PagePath; content: unknown }[] = [
  { path: '/', content: { claims, home } },
  { path: '/about', content: aboutPage },
  { path: '/services/complytrain', content: platformPage },
  ...certifications.map((record) => ({ path: certificationPath(record.slug), content: record })),
  { path: '/certifications/comparison', content: { comparison, needGroups, pathways, returnNotes } },
  { path: '/planner/rules', content: { rules, noCredit } },
  { path: '/rules', content: datedRules.map(({ id }) => `{fact:${id}}`) },
  ...Object.values(servicePages).map((record) => ({
    path: `/services/${record.slug}` as const,
    content: record,
  })),
  ...buyerRecords.map((record) => ({ path: buyerPath(record.slug), content: factMarksOf(record) })),
  { path: '/buyers/united-states', content: placeholdersIn([partsRules, usContent]) },
  { path: '/buyers/eu-money', content: euMoneyPage },
  ...Object.values(stations).map((record) => ({
    path: `/stations/${record.slug}` as const,
    content: record,
  })),
  ...legalDocuments.map((record) => ({ path: `/legal/${record.slug}` as const, content: record })),
  ...gapTables.map((table) => ({ path: gapPath(table.slug), content: table })),
];

/** Every page that prints facts, with their ids. */
export const factPages: readonly PageFacts[] = pages
  .map(({ path, content }) => ({ path, facts: factsIn(content) }))
  .filter((page) => page.facts.length > 0);

/** The pages that print a fact. */
export const pagesPrinting = (id: FactId): PagePath[] =>
  factPages.filter((page) => page.facts.includes(id)).map(({ path }) => path);

/** A fact in the order of its reviews. */
interface DueFact {
  id: FactId;
  reviewBy: string;
  checked: string;
  /** ISO date of the newest text read, where it is older than the check. */
  newest: string | undefined;
  pages: PagePath[];
}

/** All facts with the pages that print them; those due for a check come first. */
export function factsByDue(): DueFact[] {
  return (Object.keys(facts) as FactId[])
    .map((id) => ({
      id,
      reviewBy: facts[id].reviewBy,
      checked: facts[id].checked,
      newest: facts[id].sources
        .flatMap(({ document }) => documents[document].newest ?? [])
        .toSorted()
        .at(-1),
      pages: pagesPrinting(id),
    }))
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.id.localeCompare(b.id));
}

/** One line for each fact whose review is overdue on the given ISO date. */
export const overdueFacts = (today: string): string[] =>
  factsByDue()
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ id, reviewBy, pages }) => `${id} was to be checked by ${reviewBy} (${pages.join(', ')})`);
