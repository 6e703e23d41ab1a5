import { budgetFiles } from '@/content/budget';
import { budgetParagraphs } from '@/content/budget/paragraphs';
import type { Basis, Figure } from '@/content/budget/types';
import * as words from '@/content/budget/words';
import { checkDay, type Problem, type Report, reporter } from './values';

/** Everything that a budget is made of, each record by its file and its name. */
export interface BudgetContent {
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  paragraphs: readonly { id: string; of: readonly string[]; text: string; basis: readonly Basis[] }[];
  words: Readonly<Record<string, unknown>>;
}

/** The content as the site has it. */
export const budgetContent: BudgetContent = { files: budgetFiles, paragraphs: budgetParagraphs, words };

const mostWords = 30;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
const isBands = (value: unknown): value is readonly (readonly [number, unknown])[] =>
  Array.isArray(value) && value.length > 0 && value.every((band) => Array.isArray(band) && band.length === 2);

const inside = (field: string, name: string) => [field, name].filter(Boolean).join('.');

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

const isFigure = (value: object): value is Figure<unknown> => 'basis' in value && 'value' in value;

/** What an open figure and one that is not may hold. */
function checkFigure({ basis, value }: Figure<unknown>, field: string, report: Report): void {
  const isOpen = basis.some(({ certainty }) => certainty === 'open');
  if (isOpen && value) report(field, 'an open figure has a value');
  if (!isOpen && value === null) report(field, 'no value, and not open');
  checkNumbers(value, field, report);
}

/** Walks to every figure, day and text of a record; links and placeholders of texts are the copy's check. */
function checkRecord(value: unknown, field: string, report: Report): void {
  if (typeof value === 'string' && value.trim() === '') report(field, 'text is missing');
  if (!isObject(value)) return;
  if (typeof value.checked === 'string') checkDay(value.checked, inside(field, 'checked'), report);
  if (isFigure(value)) checkFigure(value, inside(field, 'value'), report);
  for (const [key, child] of Object.entries(value))
    checkRecord(child, Array.isArray(value) ? `${field}[${key}]` : inside(field, key), report);
}

/** Checks what the types cannot say; an empty list means the budgets may be built. */
export function validateBudget({ files, paragraphs, words: texts }: BudgetContent): Problem[] {
  const problems: Problem[] = [];
  const at = (file: string, record: string) => reporter(problems, `content/budget/${file}`, record);
  for (const [file, records] of Object.entries(files))
    for (const [name, record] of Object.entries(records)) checkRecord(record, '', at(file, name));
  for (const { id, of, text, basis } of paragraphs) {
    const report = at('paragraphs.ts', `${id} (${of.join(', ')})`);
    if (of.length === 0) report('of', 'no certification prints it');
    for (const sentence of text.split(/(?<=[.:?]) /))
      if (sentence.split(' ').length > mostWords) report('text', `more than ${mostWords} words: ${sentence}`);
    checkRecord(basis, 'basis', report);
  }
  for (const [name, text] of Object.entries(texts)) checkRecord(text, '', at('words.ts', name));
  return problems;
}
