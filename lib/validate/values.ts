import { pages } from '@/content/pages';
import { foreignLanguages } from '@/content/text';
import { isAddressId } from '../addresses/addresses';
import { parseLabeledCertainty } from '../certainty/certainty-labels';
import { dayOf, factOf } from '../facts/facts';
import { formatDate } from '../figures/format';
import { figureByName } from '../figures/named';

/** One fault in a record: where it is and what is wrong. */
export interface Problem {
  /** File that holds the record. */
  file: string;
  /** Slug as the record gives it. */
  record: string;
  /** Path of the field inside the record, for example `phases[1].duration`. */
  field: string;
  message: string;
}

export type Report = (field: string, message: string) => void;

/** Collects what is wrong with a record of a file. */
export const reporter =
  (problems: Problem[], file: string, record: string): Report =>
  (field, message) =>
    problems.push({ file, record, field, message });

/** A day as the records write it. */
export function checkDay(day: string, field: string, report: Report): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) report(field, `"${day}" is no ISO day`);
}

const paths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

/** Links of a text, or a field's own, that lead to no page of the site or to no recorded address; files and fragments are the built site's tests'. */
export function checkLinks(text: string, field: string, report: Report): void {
  const own = /(^|\.)href$/.test(field) && text.startsWith('/') ? [text] : [];
  const marked = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = '']) => href);
  for (const href of [...own, ...marked]) {
    const path = href.replace(/#.*/, '');
    if (!/\.\w+$/.test(path) && !paths.has(path)) report(field, `"${href}" leads to no page`);
  }
  for (const [, id = ''] of text.matchAll(/\]\(address:([^)]*)\)/g))
    if (!isAddressId(id)) report(field, `no address is called "${id}"`);
}

/** How sure a statement is, said at length: the key at the end of the page's sources does that once. */
const longForm = /\(reported\)|planning value\)|general practice|no time found/i;

/** A text that says at length how sure it is. */
export function checkForm(text: string, field: string, report: Report): void {
  const [long] = longForm.exec(text) ?? [];
  if (long) report(field, `says "${long}": one word by the placeholder {sure:…}, or the office to ask`);
}

/** Walks every value of a record: no empty text, no range upside down, no link, date or figure that is none. */
export function checkValues(value: unknown, field: string, report: Report): void {
  if (typeof value === 'string') {
    if (value.trim() === '') report(field, 'text is missing');
    checkLinks(value, field, report);
    checkForm(value, field, report);
    const placeholders = [...value.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
    for (const inside of /\.date$/.test(field) ? [value] : placeholders)
      checkPlaceholder(inside, field, report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('min' in value && 'max' in value && 'unit' in value) {
    const { min, max } = value as { min: number; max: number };
    if (min > max) report(field, `min ${min} is above max ${max}`);
    if (min <= 0) report(field, `min ${min} is not above zero`);
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    checkValues(
      child,
      Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.'),
      report,
    );
  }
}

const foreign = new RegExp(`^(${foreignLanguages.join('|')}):\\S`);

/** A placeholder in braces: a mail's subject, words of another language, the name of a figure, the id of a fact or of its day, a certainty, or a date. */
export function checkPlaceholder(placeholder: string, field: string, report: Report): void {
  if (placeholder.startsWith('@') || foreign.test(placeholder)) return;
  const [, kind, id] = /^(fact|day|sure):(.*)$/.exec(placeholder) ?? [];
  const [, language] = /^([a-z]{2}):/.exec(placeholder) ?? [];
  try {
    if (language) report(field, `"${language}" is no language of this site’s foreign words`);
    else if (placeholder.startsWith('=')) figureByName(placeholder.slice(1));
    else if (id === undefined) formatDate(placeholder);
    else if (kind === 'day') dayOf(id);
    else if (kind === 'sure') parseLabeledCertainty(id);
    else factOf(id);
  } catch (error) {
    report(field, (error as Error).message.replace(/^\w+: /, ''));
  }
}
