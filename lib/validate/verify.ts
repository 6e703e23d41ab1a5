import { certificationSlugs } from '@/content/certifications/slugs';
import { papers } from '@/content/verify';
import { absenceSteps } from '@/content/verify/absence';
import * as certificate from '@/content/verify/certificate';
import * as contract from '@/content/verify/contract';
import { redFlags } from '@/content/verify/flags';
import * as nations from '@/content/verify/nations';
import type { VerifiableDocument } from '@/content/verify/types';
import { checkValues, type Problem, type Report, reporter } from './values';

/** Everything that /verify prints, by the file that holds it. */
export interface VerifyContent {
  papers: readonly VerifiableDocument[];
  files: Readonly<Record<string, unknown>>;
  /** How many red flags there are. */
  flags: number;
  /** Days of the steps after a look-up that found nothing, in their order. */
  days: readonly number[];
}

/** The content as the site has it. */
export const verifyContent: VerifyContent = {
  papers,
  files: { certificate, contract, flags: redFlags, nations, absence: absenceSteps },
  flags: redFlags.length,
  days: absenceSteps.map(({ day }) => day),
};

/** "GAC" is another organization than the one that follows IAF and ILAC. */
const wrongName = /\bGAC\b/;

/** Every statement in a value that is open has to be a question with an office to ask. */
function checkStatements(value: unknown, field: string, report: Report): void {
  if (typeof value === 'string' && wrongName.test(value)) report(field, 'says GAC, write Global ACI');
  if (typeof value !== 'object' || value === null) return;
  if ('certainty' in value && 'text' in value && value.certainty === 'open') {
    if (!String(value.text).endsWith('?')) report(field, 'is open and asks nothing');
    if (!('office' in value)) report(field, 'is open and names no office to ask');
  }
  for (const [key, child] of Object.entries(value))
    checkStatements(child, [field, key].filter(Boolean).join('.'), report);
}

/**
 * Checks what the types cannot say about the papers: a certification in no paper or in two, a red flag that is none or
 * that no paper has, a page with too many steps, an open statement that asks nobody, days out of order.
 */
export function validateVerify({ papers: records, files, flags, days }: VerifyContent): Problem[] {
  const problems: Problem[] = [];
  const at = (file: string, record: string) => reporter(problems, `content/verify/${file}`, record);
  const all = at('index.ts', 'papers');

  for (const paper of records) {
    const report = at('index.ts', paper.id);
    checkValues(paper, '', report);
    checkStatements(paper, '', report);
    if (paper.minutes !== null && paper.minutes <= 0) report('minutes', 'is not above zero');
    for (const flag of paper.flags) if (flag < 1 || flag > flags) report('flags', `there is no flag ${flag}`);
  }
  const ids = records.map(({ id }) => id);
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index))
    all('id', `"${id}" stands twice`);
  const named = records.flatMap(({ certifications }) => certifications.map(({ slug }) => slug));
  for (const slug of certificationSlugs) {
    const times = named.filter((each) => each === slug).length;
    if (times !== 1) all('certifications', `"${slug}" is in ${times} papers`);
    const steps = records
      .filter(({ certifications }) => certifications.some((each) => each.slug === slug))
      .flatMap(({ places }) => places.filter(({ only }) => !only || only === slug));
    if (times === 1 && (steps.length < 2 || steps.length > 4))
      all('places', `"${slug}" has ${steps.length} steps, its page shows two to four`);
  }
  const used = new Set(records.flatMap((paper) => paper.flags));
  for (let flag = 1; flag <= flags; flag++) if (!used.has(flag)) all('flags', `no paper has flag ${flag}`);

  for (const [name, value] of Object.entries(files)) {
    checkValues(value, '', at(`${name}.ts`, name));
    checkStatements(value, '', at(`${name}.ts`, name));
  }
  if (days.some((day, index) => day < (days[index - 1] ?? 0)))
    at('absence.ts', 'absence')('day', 'the days do not rise');
  return problems;
}
