import { FoldRow } from '@/components/sections/FoldRow';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { RowPoints } from './RowPoints';

/** Common reasons of failure. */
export function Failures({ certification: { failures } }: { certification: Certification }) {
  const { failures: title, hints } = certificationCopy;
  return (
    <FoldRow hint={fill(hints.failures, { count: failures.length })} title={title}>
      <RowPoints id="failures" points={failures} />
    </FoldRow>
  );
}
