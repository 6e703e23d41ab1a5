import * as budgetParagraphs from '@/content/budget/paragraphs';
import * as budgetWords from '@/content/budget/words';
import { buildDate } from '@/content/build-date';
import { buyerRecords } from '@/content/buyers';
import * as euMoney from '@/content/buyers/eu-money';
import * as permits from '@/content/buyers/permits';
import { everywhere } from '@/content/buyers/shared';
import { partsRules } from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import { claims } from '@/content/claims';
import { wordings } from '@/content/dated';
import { type FactId, factRecords, facts } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import type { Fact } from '@/content/facts/types';
import { gapTables } from '@/content/gaps';
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
import { papers } from '@/content/verify';
import * as certificate from '@/content/verify/certificate';
import * as nations from '@/content/verify/nations';
import { rules as datedRules } from '@/lib/rules/register';
import { buyerPath, factPlaceholders, placeholdersIn } from '../buyers/statements';
import { usContent } from '../buyers/united-states';
import { factsIn } from '../facts/facts';
import { gapPath } from '../gaps/path';
import { textsIn } from '../text/texts-in';

/** A page and the facts its content prints. */
interface PageFacts {
  path: PagePath;
  facts: FactId[];
}

/** Facts whose text a value repeats word for word, as placeholders: some records build on a fact instead of naming it. */
function quotedFacts(value: unknown): string[] {
  const texts = textsIn(value);
  return Object.entries(facts).flatMap(([id, { text }]) =>
    texts.some((each) => each.includes(text)) ? [`{fact:${id}}`] : [],
  );
}

/** Content of each page that may print facts. */
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
  ...gapTables.map((table) => ({ path: gapPath(table.slug), content: table })),
  { path: '/verify', content: { verifyPage, papers, certificate, nations } },
  ...kindPages.map(({ slug, kind }) => ({
    path: `/glossary/${slug}` as const,
    content: Object.values(glossary).filter((entry) => entry.kind === kind),
  })),
];

/** Content of every page that may print facts, for checks of its texts. */
export const factPageContents = (): unknown[] => pages.map(({ content }) => content);

/** Every page that prints facts, with their ids. */
export const factPages: readonly PageFacts[] = pages
  .map(({ path, content }) => ({ path, facts: factsIn(content) }))
  .filter((page) => page.facts.length > 0);

/** The pages that print a fact. */
export const pagesPrinting = (id: FactId): PagePath[] =>
  factPages.filter((page) => page.facts.includes(id)).map(({ path }) => path);

/** The pages that print a text of content. */
const pagesWith = (text: string): PagePath[] =>
  pages
    .filter(({ content }) => textsIn(content).some((other) => other.includes(text)))
    .map(({ path }) => path);

/** What expires on a day: the review of a fact, or a wording that another one replaces. */
export interface Expiry {
  day: string;
  /** Id of the fact, or the start of a text that is no fact. */
  what: string;
  why: 'check' | 'wording' | 'date without wording' | 'old text';
  pages: PagePath[];
}

/** How far ahead the report looks, and the age from which a text that was read needs a new reading, in days. */
export const soonDays = 60;
export const oldDays = 180;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 3600 * 1000).toISOString().slice(0, 10);

const factIds = Object.keys(factRecords) as FactId[];

/** Coming facts whose date is past on an ISO day and that have no text from that date on. */
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

/** What expires by 60 days after an ISO day, overdue reviews included, the soonest first, with the pages that print it. */
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
  const ofTexts = wordings
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

/** Facts that stand without a certainty mark on a text whose newest reading is older than 180 days, the oldest first. */
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
