import { budgetFiles } from '@/content/budget';
import { budgetParagraphs } from '@/content/budget/paragraphs';
import * as words from '@/content/budget/words';
import { certainties } from '@/content/certainty';
import type { Problem, Report } from './values';

/** Everything that a budget is made of, each record by its file and its name. */
export interface BudgetContent {
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  paragraphs: readonly { id: string; of: readonly string[]; text: string; basis: readonly unknown[] }[];
  words: Readonly<Record<string, unknown>>;
}

/** The content as the site has it. */
export const budgetContent: BudgetContent = { files: budgetFiles, paragraphs: budgetParagraphs, words };

const mostWords = 30;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
const isBands = (value: unknown): value is readonly (readonly [number, unknown])[] =>
  Array.isArray(value) && value.length > 0 && value.every((band) => Array.isArray(band) && band.length === 2);

const inside = (field: string, name: string) => [field, name].filter(Boolean).join('.');

/** A basis says where a figure comes from, and when that was looked up. */
function checkBasis(basis: unknown, field: string, report: Report): void {
  if (!isObject(basis)) {
    report(field, 'the basis is missing');
    return;
  }
  for (const name of ['text', 'source', 'edition'])
    if (typeof basis[name] !== 'string' || basis[name].trim() === '')
      report(inside(field, name), 'text is missing');
  if (!isoDay.test(String(basis.checked)))
    report(inside(field, 'checked'), `"${basis.checked}" is no ISO day`);
  if (!certainties.some((one) => one === basis.certainty))
    report(inside(field, 'certainty'), `"${basis.certainty}" is no certainty`);
}

/** Bands rise, and a larger company is never cheaper. */
function checkBands(bands: readonly (readonly [number, unknown])[], field: string, report: Report): void {
  const ends = (value: unknown) => (isPair(value) ? value : [Number(value), Number(value)]);
  bands.slice(1).forEach(([upTo, value], index) => {
    const [before, lower] = bands[index] ?? [0, 0];
    if (upTo <= before) report(`${field}[${index + 1}]`, `${upTo} people after ${before}`);
    if (ends(value).some((end, at) => end < (ends(lower)[at] ?? 0)))
      report(`${field}[${index + 1}]`, `up to ${upTo} people cost less than up to ${before}`);
  });
}

/** Whole numbers, no least above its most. */
function checkNumbers(value: unknown, field: string, report: Report): void {
  if (typeof value === 'number' && (!Number.isInteger(value) || value < 0))
    report(field, `${value} is no whole number`);
  if (!isObject(value)) return;
  if (isPair(value) && value[0] > value[1]) report(field, `least ${value[0]} is above most ${value[1]}`);
  const bands = !isPair(value) && isBands(value);
  if (bands) checkBands(value, field, report);
  // In a band the head count is no least of anything.
  for (const [key, child] of Object.entries(bands ? value.map(([, of]) => of) : value))
    checkNumbers(child, Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`, report);
}

/** Walks to every figure of a record. */
function checkRecord(value: unknown, field: string, report: Report): void {
  if (!isObject(value)) return;
  if ('basis' in value) {
    const basis = Array.isArray(value.basis) ? value.basis : [];
    if (basis.length === 0) report(`${field}basis`, 'a figure without a basis');
    for (const [index, one] of basis.entries()) checkBasis(one, `${field}basis[${index}]`, report);
    const isOpen = basis.some(({ certainty }) => certainty === 'open');
    if (isOpen && value.value) report(`${field}value`, 'an open figure has a value');
    if (!isOpen && value.value === null) report(`${field}value`, 'no value, and not open');
    checkNumbers(value.value, `${field}value`, report);
  }
  if ('certainty' in value) checkBasis(value, field.replace(/\.$/, ''), report);
  for (const [key, child] of Object.entries(value))
    if (key !== 'basis' && key !== 'value') checkRecord(child, `${field}${key}.`, report);
}

/** No empty text; links and marks are the copy's check. */
function checkTexts(value: unknown, field: string, report: Report): void {
  if (value === '') report(field, 'text is missing');
  if (isObject(value))
    for (const [key, child] of Object.entries(value)) checkTexts(child, inside(field, key), report);
}

/** Checks what the types cannot say; an empty list means the budgets may be built. */
export function validateBudget({ files, paragraphs, words: texts }: BudgetContent): Problem[] {
  const problems: Problem[] = [];
  const reporter =
    (file: string, record: string): Report =>
    (field, message) =>
      problems.push({
        file: `content/budget/${file}`,
        record,
        field: field.replace(/\.$/, '') || 'value',
        message,
      });
  for (const [file, records] of Object.entries(files))
    for (const [name, record] of Object.entries(records)) checkRecord(record, '', reporter(file, name));
  for (const { id, of, text, basis } of paragraphs) {
    const report = reporter('paragraphs.ts', `${id} (${of.join(', ')})`);
    if (of.length === 0) report('of', 'no certification prints it');
    for (const sentence of text.split(/(?<=[.:?]) /))
      if (sentence.split(' ').length > mostWords) report('text', `more than ${mostWords} words: ${sentence}`);
    for (const [index, one] of basis.entries()) checkBasis(one, `basis[${index}]`, report);
  }
  for (const [name, text] of Object.entries(texts)) checkTexts(text, '', reporter('words.ts', name));
  return problems;
}
