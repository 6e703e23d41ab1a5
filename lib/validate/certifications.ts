import type { Certification, DetailBlock } from '@/content/certifications/types';
import { facts } from '@/content/facts';
import { factsIn } from '../facts/facts';
import { checkValues, type Problem, type Report, reporter } from './values';

const phaseNames: readonly (readonly string[])[] = [
  ['Preparation', 'Assessment'],
  ['Implementation'],
  ['Certification', 'Compliance', 'Clearance'],
];

/** How many entries a list may have, from and to. */
const counts: readonly [keyof Certification, number, number][] = [
  ['intro', 2, 3],
  ['prerequisites', 1, 8],
  ['details', 1, 8],
  ['failures', 4, 6],
  ['prepare', 4, 6],
  ['notes', 1, 8],
  ['checklist', 1, 12],
];

function checkDetail(block: DetailBlock, field: string, report: Report): void {
  if (block.kind === 'table') {
    block.rows.forEach((row, i) => {
      if (row.length !== block.columns.length)
        report(`${field}.rows[${i}]`, `${row.length} cells under ${block.columns.length} columns`);
    });
  }
  const marks = block.kind === 'dates' ? block.events : block.kind === 'levels' ? block.dates : undefined;
  const days = marks?.map((mark) => factsIn(mark).map((id) => facts[id]?.effective ?? '')[0]);
  days?.forEach((day, i) => {
    if (!day) report(`${field}[${i}]`, `${marks?.[i]} is no fact with a day`);
    else if (day < (days[i - 1] ?? '')) report(`${field}[${i}]`, 'dates do not rise');
  });
  if (block.kind === 'scoring') {
    const { min, threshold, max } = block.ruler;
    if (!(min < threshold && threshold < max)) report(`${field}.ruler`, 'min, threshold and max do not rise');
    const points = block.families.reduce((sum, family) => sum + family.points, 0);
    if (points !== max - min) report(`${field}.families`, `${points} points do not span ${min} to ${max}`);
  }
}

function checkRelations(record: Certification, records: readonly Certification[], report: Report): void {
  const named = record.relations.map((relation) => relation.certification);
  for (const { slug } of records) {
    const times = named.filter((name) => name === slug).length;
    const wanted = slug === record.slug ? 0 : 1;
    if (times !== wanted) report('relations', `${slug} is named ${times} times instead of ${wanted}`);
  }
  record.relations.forEach((relation, i) => {
    const other = records.find(({ slug }) => slug === relation.certification);
    const back = other?.relations.find(({ certification }) => certification === record.slug);
    if (back && back.kind !== relation.kind)
      report(`relations[${i}].kind`, `${relation.kind} here, ${back.kind} in ${relation.certification}`);
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
  checkRelations(record, records, report);
  if (factsIn(record).length === 0) report('intro', 'prints no fact, so its page names no source');
  record.details.forEach((block, i) => {
    checkDetail(block, `details[${i}]`, report);
    if (record.details.findIndex(({ id }) => id === block.id) !== i)
      report(`details[${i}].id`, `fragment ${block.id} is used twice`);
  });
}

/** Checks what the types cannot say; an empty list means the records may be built. */
export function validateCertifications(records: readonly Certification[]): Problem[] {
  const problems: Problem[] = [];
  for (const record of records)
    checkRecord(record, records, reporter(problems, `content/certifications/${record.slug}.ts`, record.slug));
  return problems;
}
