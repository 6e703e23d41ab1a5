import type { Fact } from '@/content/facts/types';
import { factPlaceholder } from '../facts/facts';
import { checkDay, checkValues, type Problem, reporter } from './values';

type Files = Readonly<Record<string, Readonly<Record<string, Fact>>>>;

/** Checks what the types cannot say about facts: dates that do not exist, a status its date contradicts, an id in two files. */
export function validateFacts(files: Files): Problem[] {
  const problems: Problem[] = [];
  const all = Object.entries(files).flatMap(([file, facts]) =>
    Object.entries(facts).map(([id, fact]) => ({ file: `content/facts/${file}.ts`, id, fact })),
  );
  for (const { file, id, fact } of all) {
    const report = reporter(problems, file, id);
    if (all.find((other) => other.id === id)?.file !== file) report('id', 'stands in another file too');
    const { title, text, status, effective, lane, label, replacedBy, checked, reviewBy } = fact;
    if (lane && all.some((other) => other.id !== id && other.fact.lane && other.fact.title === title))
      report('title', `"${title}" is the name of another rule`);
    checkValues(fact, '', report);
    for (const field of ['checked', 'reviewBy'] as const) checkDay(fact[field], field, report);
    for (const [index, { date }] of (fact.from ?? []).entries()) {
      checkDay(date, `from[${index}].date`, report);
      const before = fact.from?.[index - 1]?.date;
      if (before && before >= date) report(`from[${index}].date`, `${date} is not after ${before}`);
    }
    if (reviewBy <= checked) report('reviewBy', `${reviewBy} is not after the check of ${checked}`);
    if (text.match(factPlaceholder)) report('text', 'a fact cannot print another fact');
    if (status === 'coming' && effective && effective <= checked)
      report('effective', `a coming rule starts after the check of ${checked}`);
    if (lane && !effective && status !== 'coming') report('effective', 'a rule of the register has a day');
    if (label && label.length > 24) report('label', `"${label}" is longer than 24 characters`);
    if (replacedBy && !all.some((other) => other.id === replacedBy))
      report('replacedBy', `no fact is called "${replacedBy}"`);
    if (status === 'in-force' && effective && effective > checked)
      report('effective', `${effective} is after the check of ${checked}: the rule is coming`);
  }
  return problems;
}
