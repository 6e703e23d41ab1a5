import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import type { Range } from '@/content/units';
import { sumRanges } from './format';

/** Months from start to result: the three phases one after another. */
export const totalDuration = (certification: Pick<Certification, 'phases'>): Range<'months'> =>
  sumRanges(certification.phases.map((phase) => phase.duration));

/** US dollars of the three phases together. */
export const totalInvestment = (certification: Pick<Certification, 'phases'>): Range<'USD'> =>
  sumRanges(certification.phases.map((phase) => phase.investment));

/** Label of each investment phase: the first is Consultation, the others carry the name of their tab. */
export const investmentLabel = (name: string, index: number): string =>
  index === 0 ? certificationCopy.investment.first : name;
