import * as budgetWords from '@/content/budget/copy';
import * as budgetParagraphs from '@/content/budget/paragraphs';
import { buyerRecords } from '@/content/buyers';
import { partsRules } from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { claims } from '@/content/claims';
import { type FactId, facts } from '@/content/facts';
import { gapPages } from '@/content/gaps';
import { glossary } from '@/content/glossary';
import { kindPages } from '@/content/glossary/kinds';
import { legalDocuments } from '@/content/legal';
import { lettersBySubject } from '@/content/letters';
import { needGroups } from '@/content/needs';
import { aboutPage } from '@/content/page-copy/about';
import * as comparison from '@/content/page-copy/comparison';
import { contactPage } from '@/content/page-copy/contact';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import * as gaps from '@/content/page-copy/gaps';
import { home } from '@/content/page-copy/home';
import { permitsPage } from '@/content/page-copy/permits';
import { plansPage } from '@/content/page-copy/planner-pages';
import { platformPage } from '@/content/page-copy/platform';
import { servicesPage } from '@/content/page-copy/services';
import { trainingPage } from '@/content/page-copy/training';
import { ukrainianPage } from '@/content/page-copy/ukrainian';
import * as verifyPage from '@/content/page-copy/verify';
import type { PagePath } from '@/content/pages';
import { pathways } from '@/content/pathways';
import { actions } from '@/content/planner/actions';
import { noCredit } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { legalDates } from '@/content/planner/legal-dates';
import { remarks } from '@/content/planner/remarks';
import { rules } from '@/content/planner/rules';
import { stages } from '@/content/planner/stages';
import { returnNotes } from '@/content/roi';
import { servicePages } from '@/content/services/pages';
import { stations } from '@/content/stations';
import { verifiableDocuments } from '@/content/verify';
import * as absence from '@/content/verify/absence';
import * as certificate from '@/content/verify/certificate';
import * as contract from '@/content/verify/contract';
import * as flags from '@/content/verify/flags';
import * as nations from '@/content/verify/nations';
import { contactLines } from '../addresses/contacts';
import { certificationBudget } from '../budget/certification';
import { budgetSources } from '../budget/certification-rows';
import { costSummary } from '../budget/total-cost';
import { allBuyersContent, buyerContent } from '../buyers/page-sections';
import { permitContent } from '../buyers/permits';
import { usContent } from '../buyers/united-states';
import { factsIn } from '../facts/facts';
import { tablesOn } from '../gaps/totals';
import { registerRules } from '../rules/register';
import { textsIn } from '../text/texts-in';
import { ukrainianOriginals } from '../ukrainian/statements';

const factsById = (records: readonly { id: FactId }[]) => records.map(({ id: fact }) => ({ fact }));

/** Returns the facts whose text a value contains: some records copy the text of a fact instead of its id. */
function quotedFacts(value: unknown) {
  const texts = textsIn(value);
  return Object.entries(facts).flatMap(([fact, { text }]) =>
    texts.some((each) => each.includes(text)) ? [{ fact }] : [],
  );
}

/** Returns an entry for each page of a family. */
const family = <Folder extends string, R extends { slug: string }>(
  folder: Folder,
  records: readonly R[],
  contentOf: (record: R) => unknown = (record) => record,
) =>
  Object.fromEntries(records.map((record) => [`/${folder}/${record.slug}`, contentOf(record)])) as Record<
    `/${Folder}/${R['slug']}`,
    unknown
  >;

const plannerContent = [factsById(legalDates), remarks, quotedFacts(actions)];

/**
 * What each page prints: its facts, statements and texts. The key to the certainty labels, the date of the last
 * check, the lists of pages that print a fact and the review of facts derive from it. A page without an entry fails
 * the type check.
 */
export const pageRecords: Readonly<Record<PagePath, unknown>> = {
  '/': { claims, home },
  '/about': aboutPage,
  '/services': servicesPage,
  '/services/complytrain': platformPage,
  '/services/training': trainingPage,
  ...family('certifications', certifications, (record) => [record, costSummary(record.slug)]),
  '/certifications/comparison': { comparison, needGroups, pathways, returnNotes },
  '/planner': plannerContent,
  '/planner/plans': [plannerContent, plansPage],
  '/planner/rules': { rules, noCredit, edges, stages },
  '/rules': factsById(registerRules),
  ...family('services', Object.values(servicePages)),
  ...family('buyers', buyerRecords, buyerContent),
  '/buyers': allBuyersContent,
  '/buyers/united-states': { usContent, partsRules },
  '/buyers/eu-money': euMoneyPage,
  '/buyers/permits': { permitsPage, permitContent },
  '/certifications/costs': [
    quotedFacts([{ ...budgetParagraphs }, { ...budgetWords }]),
    certificationSlugs.map((slug) => [costSummary(slug), budgetSources(certificationBudget(slug))]),
  ],
  ...family('stations', Object.values(stations)),
  ...family('legal', legalDocuments),
  '/gaps': gaps,
  ...family('gaps', gapPages, tablesOn),
  '/verify': { verifyPage, flags, certificate, verifiableDocuments, absence, contract, nations },
  '/glossary': [],
  ...family('glossary', kindPages, ({ kind }) =>
    Object.values(glossary).filter((entry) => entry.kind === kind),
  ),
  '/letters': Object.values(lettersBySubject)
    .flat()
    .map(({ contact }) => contact && contactLines(contact)),
  '/uk': { ukrainianPage, ukrainianOriginals },
  '/contact': contactPage,
};

/** The facts that each page prints. */
const pageFacts = Object.entries(pageRecords).map(([path, content]) => ({
  path: path as PagePath,
  facts: factsIn(content),
}));

/** Returns the pages that print a fact. */
export const pagesPrinting = (id: FactId): PagePath[] =>
  pageFacts.filter(({ facts: printed }) => printed.includes(id)).map(({ path }) => path);
