import type { Certification, DetailBlock } from '@/content/certifications/types';
import { factsIn } from '../facts/facts';
import { checkValues, type Problem, type Report, reporter } from './values';

const phaseNames: readonly (readonly string[])[] = [
  ['Preparation', 'Assessment'],
  ['Implementation'],
  ['Certification', 'Compliance', 'Clearance'],
];

/** How many entries a list may have, from and to. */
const counts: readonly [keyof Certification, number, number][] = [
  ['intro', 1, 2],
  ['prerequisites', 1, 8],
  ['details', 1, 8],
  ['questions', 5, 9],
  ['need', 4, 6],
  ['cases', 2, 9],
  ['notes', 1, 8],
  ['checklist', 1, 12],
];

interface Rows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

function checkRows({ columns, rows }: Rows, field: string, report: Report): void {
  rows.forEach((row, i) => {
    if (row.length !== columns.length)
      report(`${field}.rows[${i}]`, `${row.length} cells under ${columns.length} columns`);
  });
}

function checkDetail(block: DetailBlock, field: string, report: Report): void {
  if (block.kind === 'table') checkRows(block, field, report);
  if (block.kind === 'scoring') {
    const { min, threshold, max } = block.ruler;
    if (!(min < threshold && threshold < max)) report(`${field}.ruler`, 'min, threshold and max do not rise');
    const points = block.families.reduce((sum, family) => sum + family.points, 0);
    if (points !== max - min) report(`${field}.families`, `${points} points do not span ${min} to ${max}`);
  }
}

/** Headings that every page has and a question may lead to. */
const common = ['need', 'budget', 'checklist', 'timeline'];

/** Fragments are unique, tables are whole, and each question leads to what answers it. */
function checkParts({ cases, details, questions }: Certification, report: Report): void {
  const ids = [...details, ...cases].map(({ id }) => id);
  ids.forEach((id, i) => {
    const field = i < details.length ? `details[${i}].id` : `cases[${i - details.length}].id`;
    if (ids.indexOf(id) !== i) report(field, `fragment ${id} is used twice`);
  });
  cases.forEach(({ table }, i) => {
    if (table) checkRows(table, `cases[${i}].table`, report);
  });
  questions.forEach(({ id }, i) => {
    if (![...common, ...ids].includes(id)) report(`questions[${i}].id`, `nothing on the page is ${id}`);
  });
}

function checkRecord(record: Certification, records: readonly Certification[], report: Report): void {
  checkValues(record, '', report);
  if (records.filter(({ slug }) => slug === record.slug).length > 1) report('slug', 'slug is used twice');
  for (const [field, from, to] of counts) {
    const { length } = record[field] as unknown[];
    if (length < from || length > to) report(field, `${length} entries, expected ${from} to ${to}`);
  }
  record.phases.forEach(({ name }, i) => {
    if (!phaseNames[i]?.includes(name)) report(`phases[${i}].name`, `"${name}" is no name of phase ${i + 1}`);
  });
  record.prerequisites.forEach(({ certification }, i) => {
    if (certification === record.slug)
      report(`prerequisites[${i}].certification`, `${certification} is none of the others`);
  });
  checkParts(record, report);
  if (factsIn(record).length === 0) report('intro', 'prints no fact, so its page names no source');
  record.details.forEach((block, i) => {
    checkDetail(block, `details[${i}]`, report);
  });
}

/** Checks what the types cannot say; an empty list means the records may be built. */
export function validateCertifications(records: readonly Certification[]): Problem[] {
  const problems: Problem[] = [];
  for (const record of records)
    checkRecord(record, records, reporter(problems, `content/certifications/${record.slug}.ts`, record.slug));
  return problems;
}
