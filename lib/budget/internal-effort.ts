import type { EffortId, IntegerRange } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { addRanges, roundToUnits } from './arithmetic';
import { daysWithAuditors } from './audit-lines';
import { certificationsToObtain } from './audits';
import type { BudgetData, BudgetInput, InternalEffort } from './types';

const effortOf = (slug: CertificationSlug, { cmmc }: BudgetInput): EffortId =>
  slug === 'cmmc' ? (cmmc === 'l1_self' ? 'cmmc-1' : 'cmmc-2') : slug;

/** Returns the working days of the company's employees: to build and maintain the systems, and to accompany the auditors. */
export function internalEffort(data: BudgetData, input: BudgetInput): InternalEffort {
  const { heads, held } = input;
  const of: InternalEffort['of'] = {};
  let build: IntegerRange = daysWithAuditors(data, input, 'first');
  const auditors = { build, yearly: daysWithAuditors(data, input, 'yearly'), people: data.auditors };
  let later = addRanges([0, 0], auditors.yearly, 2);
  for (const slug of new Set(certificationsToObtain(input))) {
    const { setup, yearly } = data.own[effortOf(slug, input)];
    const days = ({ fixed, perHead }: typeof setup, [low, high]: IntegerRange) =>
      roundToUnits((fixed[0] + perHead[0] * heads) * low, (fixed[1] + perHead[1] * heads) * high, 10000);
    const remaining = held?.[slug] === 'in-use' ? data.inUse : undefined;
    const certificationDays = {
      build: days(setup, remaining ?? [100, 100]),
      yearly: days(yearly, [100, 100]),
      setup,
      ...(remaining && { left: remaining }),
    };
    of[slug] = certificationDays;
    build = addRanges(build, certificationDays.build);
    later = addRanges(later, certificationDays.yearly, 2);
  }
  return { heads, of, auditors, build, later };
}
