import type { EffortId, Ends } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { addRanges, roundToUnits } from './arithmetic';
import { auditorDays } from './audit-lines';
import { certificationsToObtain } from './audits';
import type { BudgetData, BudgetInput, OwnDays } from './types';

const effortOf = (slug: CertificationSlug, { cmmc }: BudgetInput): EffortId =>
  slug === 'cmmc' ? (cmmc === 'l1_self' ? 'cmmc-1' : 'cmmc-2') : slug;

/** Working days of the company's own people: what they build and keep, and what they spend beside the auditors. */
export function ownDaysOf(data: BudgetData, input: BudgetInput): OwnDays {
  const { heads, held } = input;
  const of: OwnDays['of'] = {};
  let build: Ends = auditorDays(data, input, 'first');
  const auditors = { build, yearly: auditorDays(data, input, 'yearly'), people: data.auditors };
  let later = addRanges([0, 0], auditors.yearly, 2);
  for (const slug of new Set(certificationsToObtain(input))) {
    const { setup, yearly } = data.own[effortOf(slug, input)];
    const days = ({ fixed, perHead }: typeof setup, [low, high]: Ends) =>
      roundToUnits((fixed[0] + perHead[0] * heads) * low, (fixed[1] + perHead[1] * heads) * high, 10000);
    const left = held?.[slug] === 'in-use' ? data.inUse : undefined;
    const each = {
      build: days(setup, left ?? [100, 100]),
      yearly: days(yearly, [100, 100]),
      setup,
      ...(left && { left }),
    };
    of[slug] = each;
    build = addRanges(build, each.build);
    later = addRanges(later, each.yearly, 2);
  }
  return { heads, of, auditors, build, later };
}
