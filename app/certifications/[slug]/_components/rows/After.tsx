import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { UpkeepLine } from '../charts/UpkeepLine';
import { RowPoints } from './RowPoints';

/** What keeps a certificate valid: duties with a fixed interval on a line, the others in words. */
export function After({ certification }: { certification: Certification }) {
  const { title, hint } = certificationCopy.after;
  const { event, lead, marks, duties } = certification.workbench.after;
  return (
    <FoldRow hint={hint} title={fill(title, { event })}>
      <p className="mb-6 max-w-measure" id="after">
        <RichText text={lead} />
      </p>
      {marks.length > 0 && <UpkeepLine marks={marks} />}
      <RowPoints points={duties} />
    </FoldRow>
  );
}
