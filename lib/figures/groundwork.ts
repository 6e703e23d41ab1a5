import { certificationBySlug } from '@/content/certifications';
import { months, type Range } from '@/content/units';
import { totalDuration } from './totals';

/**
 * Returns the months of a certification that requires ISO 9001: with a running system, and if that system is built first.
 * Then the second phase waits until the second phase of ISO 9001 ends; the first phases run in parallel.
 */
export function groundworkMonths(slug: 'aqap2110' | 'as9100d'): {
  running: Range<'months'>;
  built: Range<'months'>;
} {
  const [prepare, implement, certify] = certificationBySlug[slug].phases;
  const [map, write] = certificationBySlug.iso9001.phases;
  const end = (bound: 'min' | 'max') =>
    Math.max(map.duration[bound] + write.duration[bound], prepare.duration[bound]) +
    implement.duration[bound] +
    certify.duration[bound];
  return { running: totalDuration(certificationBySlug[slug]), built: months(end('min'), end('max')) };
}
