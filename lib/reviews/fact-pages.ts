import * as budgetWords from '@/content/budget/copy';
import * as budgetParagraphs from '@/content/budget/paragraphs';
import { buildDate } from '@/content/build-date';
import { buyerRecords } from '@/content/buyers';
import * as euMoney from '@/content/buyers/eu-money';
import * as permits from '@/content/buyers/permits';
import { everywhere } from '@/content/buyers/shared';
import { partsRules } from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import { claims } from '@/content/claims';
import { datedTexts } from '@/content/dated';
import { type FactId, factRecords, facts } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import type { Fact } from '@/content/facts/types';
import { gapPages } from '@/content/gaps';
import { glossary } from '@/content/glossary';
import { kindPages } from '@/content/glossary/kinds';
import { legalDocuments } from '@/content/legal';
import { certificationPath } from '@/content/navigation';
import { needGroups } from '@/content/needs';
import { aboutPage } from '@/content/page-copy/about';
import * as comparison from '@/content/page-copy/comparison';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { home } from '@/content/page-copy/home';
import { platformPage } from '@/content/page-copy/platform';
import * as verifyPage from '@/content/page-copy/verify';
import type { PagePath } from '@/content/pages';
import { pathways } from '@/content/pathways';
import { actions } from '@/content/planner/actions';
import { noCredit } from '@/content/planner/credits';
import { legalDates } from '@/content/planner/legal-dates';
import { remarks } from '@/content/planner/remarks';
import { rules } from '@/content/planner/rules';
import { returnNotes } from '@/content/roi';
import { servicePages } from '@/content/services/pages';
import { stations } from '@/content/stations';
import { verifiableDocuments } from '@/content/verify';
import * as certificate from '@/content/verify/certificate';
import * as nations from '@/content/verify/nations';
import { registerRules as datedRules } from '@/lib/rules/register';
import { buyerPath, factPlaceholders, placeholdersIn } from '../buyers/statements';
import { usContent } from '../buyers/united-states';
import { factsIn } from '../facts/facts';
import { gapPath } from '../gaps/path';
import { tablesOn } from '../gaps/totals';
import { textsIn } from '../text/texts-in';

/** A page and the facts that its content prints. */
interface PageFacts {
  path: PagePath;
  facts: FactId[];
}

/** Returns placeholders for facts whose text a value contains: some records copy the text of a fact instead of its id. */
function quotedFacts(value: unknown): string[] {
  const texts = textsIn(value);
  return Object.entries(facts).flatMap(([id, { text }]) =>
    texts.some((each) => each.includes(text)) ? [`{fact:${id}}`] : [],
  );
}

/** Content of each page that can print facts. */
const pages: readonly { path: PagePath; content: unknown }[] = [
  { path: '/', content: { claims, home } },
  { path: '/about', content: aboutPage },
  { path: '/services/complytrain', content: platformPage },
  ...certifications.map((record) => ({ path: certificationPath(record.slug), content: record })),
  { path: '/certifications/comparison', content: { comparison, needGroups, pathways, returnNotes } },
  ...(['/planner', '/planner/plans'] as const).map((path) => ({
    path,
    content: [legalDates.map(({ id }) => `{fact:${id}}`), remarks, quotedFacts(actions)],
  })),
  { path: '/planner/rules', content: { rules, noCredit } },
  { path: '/rules', content: datedRules.map(({ id }) => `{fact:${id}}`) },
  ...Object.values(servicePages).map((record) => ({
    path: `/services/${record.slug}` as const,
    content: record,
  })),
  ...buyerRecords.map((record) => ({ path: buyerPath(record.slug), content: factPlaceholders(record) })),
  { path: '/buyers', content: placeholdersIn(everywhere) },
  { path: '/buyers/united-states', content: [placeholdersIn([partsRules, usContent]), usContent] },
  { path: '/buyers/eu-money', content: [placeholdersIn({ ...euMoney }), { ...euMoney }, euMoneyPage] },
  {
    path: '/buyers/permits',
    content: [
      placeholdersIn([permits.homePermits, buyerRecords.map(({ topics }) => topics.export)]),
      { ...permits },
    ],
  },
  { path: '/certifications/costs', content: quotedFacts([{ ...budgetParagraphs }, { ...budgetWords }]) },
  ...Object.values(stations).map((record) => ({
    path: `/stations/${record.slug}` as const,
    content: record,
  })),
  ...legalDocuments.map((record) => ({ path: `/legal/${record.slug}` as const, content: record })),
  ...gapPages.map((table) => ({ path: gapPath(table.slug), content: tablesOn(table) })),
  { path: '/verify', content: { verifyPage, verifiableDocuments, certificate, nations } },
  ...kindPages.map(({ slug, kind }) => ({
    path: `/glossary/${slug}` as const,
    content: Object.values(glossary).filter((entry) => entry.kind === kind),
  })),
];

/** Returns the content of every page that can print facts, for checks of the texts. */
export const factPageContents = (): unknown[] => pages.map(({ content }) => content);

/** Pages that print facts, with the fact ids. */
export const factPages: readonly PageFacts[] = pages
  .map(({ path, content }) => ({ path, facts: factsIn(content) }))
  .filter((page) => page.facts.length > 0);

/** Returns the pages that print a fact. */
export const pagesPrinting = (id: FactId): PagePath[] =>
  factPages.filter((page) => page.facts.includes(id)).map(({ path }) => path);

/** Returns the pages that print a text. */
const pagesWith = (text: string): PagePath[] =>
  pages
    .filter(({ content }) => textsIn(content).some((other) => other.includes(text)))
    .map(({ path }) => path);

/** An expiry: the review of a fact is due, or another wording replaces the current one. */
export interface Expiry {
  day: string;
  /** Id of the fact, or the start of another text. */
  what: string;
  why: 'check' | 'wording' | 'date without wording' | 'old text';
  pages: PagePath[];
}

/** Period of the report, and the age from which a source must be read again, both in days. */
export const soonDays = 60;
export const oldDays = 180;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 3600 * 1000).toISOString().slice(0, 10);

const factIds = Object.keys(factRecords) as FactId[];

/** Returns the coming facts whose date has passed on an ISO day and that have no text for it. */
export const comingWithoutWording = (
  records: Readonly<Record<string, Fact>>,
  day: string,
): { id: string; field: 'from'; day: string }[] =>
  Object.entries(records).flatMap(([id, { status, effective, from = [] }]) =>
    status === 'coming' &&
    effective &&
    effective <= day &&
    !from.some(({ date, text }) => text !== undefined && date <= effective)
      ? [{ id, field: 'from', day: effective }]
      : [],
  );

/** Returns what expires within 60 days of an ISO day, including overdue reviews, soonest first, with the pages that print it. */
export function expiringSoon(day: string = buildDate): Expiry[] {
  const last = addDays(day, soonDays);
  const ofFacts = factIds.flatMap((id): Expiry[] => {
    const { reviewBy, from = [] } = factRecords[id];
    const on = pagesPrinting(id);
    return [
      { day: reviewBy, what: id, why: 'check', pages: on },
      ...from
        .filter(({ date }) => date > day)
        .map(({ date }): Expiry => ({ day: date, what: id, why: 'wording', pages: on })),
    ];
  });
  const withoutWording = comingWithoutWording(factRecords, last).map(
    ({ id, day: on }): Expiry => ({
      day: on,
      what: id,
      why: 'date without wording',
      pages: pagesPrinting(id as FactId),
    }),
  );
  const ofTexts = datedTexts
    .filter(({ date }) => date > day)
    .map(
      ({ date, before }): Expiry => ({
        day: date,
        what: `“${before.slice(0, 60)}…”`,
        why: 'wording',
        pages: pagesWith(before),
      }),
    );
  return [...ofFacts, ...withoutWording, ...ofTexts]
    .filter((expiry) => expiry.day <= last)
    .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
}

/** Returns the verified facts whose newest source was read more than 180 days ago, oldest first. */
export function oldReadings(day: string = buildDate): Expiry[] {
  const first = addDays(day, -oldDays);
  return factIds
    .flatMap((id): Expiry[] => {
      const { certainty, sources } = facts[id];
      const [newest] = sources.flatMap(({ document }) => documents[document].newest ?? []).toSorted();
      return certainty === 'verified' && newest && newest < first
        ? [{ day: newest, what: id, why: 'old text', pages: pagesPrinting(id) }]
        : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
}

/** A fact in the review schedule. */
interface DueFact {
  id: FactId;
  reviewBy: string;
  checked: string;
  /** ISO date on which the newest source was read, if known. */
  newest: string | undefined;
  pages: PagePath[];
}

/** Returns all facts with the pages that print them, in the order of their review dates. */
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

/** Returns one line for each fact whose review is overdue on an ISO date. */
export const overdueFacts = (today: string): string[] =>
  factsByDue()
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ id, reviewBy, pages }) => `${id} was to be checked by ${reviewBy} (${pages.join(', ')})`);
