import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Certification, Requirement } from '@/content/certifications/types';
import type { Need } from '@/content/needs';
import { usual } from '@/content/needs';

/** How the row's line runs through a cell: it starts or ends at a stop, passes through, or is absent. */
type LinePart = 'none' | 'start' | 'through' | 'end' | 'only';

/** A cell of the needs guide. */
interface NeedCell {
  certification: CertificationSlug;
  /** The table's word; in a planning row `Usual`, or nothing where the row does not speak of the certification. */
  word: Requirement | typeof usual | '';
  line: LinePart;
}

function linePart(index: number, first: number, last: number): LinePart {
  if (first < 0 || index < first || index > last) return 'none';
  if (first === last) return 'only';
  if (index === first) return 'start';
  return index === last ? 'end' : 'through';
}

/** The stopping pattern of one market or product: a cell for each certification, in the table's order. */
export function needCells(
  need: Need,
  certifications: readonly Pick<Certification, 'slug' | 'comparison'>[],
): NeedCell[] {
  const words = certifications.map(({ slug, comparison }): NeedCell['word'] => {
    if ('buyer' in need) return comparison[need.buyer];
    return need.usual.includes(slug) ? usual : '';
  });
  const stops = words.flatMap((word, index) => (word === 'No' || word === '' ? [] : [index]));
  const first = stops[0] ?? -1;
  const last = stops.at(-1) ?? -1;
  return certifications.map(({ slug }, index) => ({
    certification: slug,
    word: words[index] ?? '',
    line: linePart(index, first, last),
  }));
}
