import type { Certification } from '@/content/certifications/types';
import type { FilterValue } from '@/content/page-copy/comparison';

/** Returns whether a record with these tags is listed under a filter value. */
export function matches(tags: readonly string[], value: FilterValue): boolean {
  return value === 'all' || tags.includes(value);
}

/** Returns the filter buttons in order, each with the number of records that it lists. */
export function withCounts<const F extends readonly { value: FilterValue }[]>(
  filters: F,
  certifications: readonly Pick<Certification, 'tags'>[],
) {
  return filters.map((filter) => ({
    ...filter,
    count: certifications.filter(({ tags }) => matches(tags, filter.value)).length,
  })) as { [K in keyof F]: F[K] & { count: number } };
}
