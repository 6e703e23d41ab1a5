import type { Answers } from '../engine/types';

/** What the old question on US parts says about the two that took its place; null where the code is not known. */
export function readUsParts(code: unknown): Pick<Answers, 'usItem' | 'usPerson'> | null {
  if (code === 'yes' || code === 'unknown') return { usItem: 'unknown', usPerson: 'unknown' };
  return code === 'no' ? { usItem: 'none', usPerson: 'unknown' } : null;
}
