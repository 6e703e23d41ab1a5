import type { Certification, Requirement } from '@/content/certifications/types';
import { type Need, usual } from '@/content/needs';

/** Returns a word per certification in table order for a market or product; in a planning row `Usual` or empty. */
export function needWords(need: Need, certifications: readonly Pick<Certification, 'slug' | 'comparison'>[]) {
  return certifications.map(({ slug, comparison }): Requirement | typeof usual | '' => {
    if ('buyer' in need) return comparison[need.buyer];
    return need.usual.includes(slug) ? usual : '';
  });
}
