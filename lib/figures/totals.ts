import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import type { Range } from '@/content/units';
import { sumRanges } from './format';

/** Returns the months from start to result: the three phases one after another. */
export const totalDuration = (certification: Pick<Certification, 'phases'>): Range<'months'> =>
  sumRanges(certification.phases.map((phase) => phase.duration));

/** Returns the US dollars of the three phases. */
export const totalInvestment = (certification: Pick<Certification, 'phases'>): Range<'USD'> =>
  sumRanges(certification.phases.map((phase) => phase.investment));

/** Returns the label of an investment phase: Consultation for the first, the name of their tab for the others. */
export const investmentLabel = (name: string, index: number): string =>
  index === 0 ? certificationCopy.investment.first : name;
