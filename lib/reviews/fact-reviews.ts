import { buildDate } from '@/content/build-date';
import { datedTexts } from '@/content/dated';
import { type FactId, factRecords, facts } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import type { Fact } from '@/content/facts/types';
import type { PagePath } from '@/content/pages';
import { pageRecords, pagesPrinting } from '../pages/records';
import { textsIn } from '../text/texts-in';

/** Returns the pages that print a text. */
const pagesWith = (text: string): PagePath[] =>
  (Object.keys(pageRecords) as PagePath[]).filter((path) =>
    textsIn(pageRecords[path]).some((other) => other.includes(text)),
  );

/** An expiry: the review of a fact is due, or another wording replaces the current one. */
export interface Expiry {
  day: string;
  /** Id of the fact, or the start of another text. */
  what: string;
  why: 'check' | 'wording' | 'date without wording' | 'old text';
  pages: PagePath[];
}

/** Period of the report, in days. */
export const soonDays = 60;
/** Age in days from which a source has to be read again. */
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
