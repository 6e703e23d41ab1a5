import type { Certification, Requirement } from '@/content/certifications/types';
import { type Need, usual } from '@/content/needs';

/**
 * Returns the stopping pattern of a market or product: a word for each certification in table order (in a planning row
 * `Usual` or empty), and the indexes between which its line runs.
 */
export function needStops(need: Need, certifications: readonly Pick<Certification, 'slug' | 'comparison'>[]) {
  const words = certifications.map(({ slug, comparison }): Requirement | typeof usual | '' => {
    if ('buyer' in need) return comparison[need.buyer];
    return need.usual.includes(slug) ? usual : '';
  });
  const stops = (word: string) => word !== 'No' && word !== '';
  return { words, first: words.findIndex(stops), last: words.findLastIndex(stops) };
}
