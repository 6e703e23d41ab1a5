import { buildDate } from './build-date';

/** Fields that a record has from an ISO day on, in place of those before. */
export type From<T> = { readonly date: string } & Partial<T>;

/** A record whose wording changes on its days, in the order of the days. */
export type Aging<T> = T & { readonly from?: readonly From<T>[] };

/** The record as it reads on an ISO day: each wording whose day has come replaces the fields it names. */
export function asOf<T extends object>({ from = [], ...record }: Aging<T>, day: string): T {
  const past = from.filter(({ date }) => date <= day).map(({ date: _, ...fields }) => fields);
  return Object.assign({}, record, ...past) as T;
}

/** A text that changes on a day, as it reads before and after. */
export interface Wording {
  date: string;
  before: string;
  after: string;
}

/** Every text that `dated` has resolved, for the report on what expires. */
export const wordings: Wording[] = [];

/** A text whose wording changes on a day: it reads as the day of the build asks. */
export function dated(text: string, ...from: readonly From<{ text: string }>[]): string {
  let before = text;
  for (const { date, text: after = before } of from) {
    wordings.push({ date, before, after });
    before = after;
  }
  return asOf({ text, from }, buildDate).text;
}
