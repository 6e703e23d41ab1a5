import { buildDate } from './build-date';

/** Fields that replace those of a record from `date` (ISO day) on. */
export type Change<T> = { readonly date: string } & Partial<T>;

/**
 * Returns a record with dated changes, in chronological order, as of an ISO day: each change whose date has passed
 * replaces the fields that it lists.
 */
export function asOf<T extends object>(
  { from = [], ...record }: T & { readonly from?: readonly Change<T>[] },
  day: string,
): T {
  const past = from.filter(({ date }) => date <= day).map(({ date: _, ...fields }) => fields);
  return Object.assign({}, record, ...past) as T;
}

/** Changes passed to `dated`, with their ISO days and the texts before and after, for the report on expiring texts. */
export const datedTexts: Record<'date' | 'before' | 'after', string>[] = [];

/** Returns the version of a text that is valid on the day of the build. */
export function dated(text: string, ...from: readonly Change<{ text: string }>[]): string {
  let before = text;
  for (const { date, text: after = before } of from) {
    datedTexts.push({ date, before, after });
    before = after;
  }
  return asOf({ text, from }, buildDate).text;
}
