import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { RowPoints } from './RowPoints';

/** Where a buyer or an investor looks the certificate up, and what its scope line must say. */
export function Verify({ certification }: { certification: Certification }) {
  const { title, hint, scope: scopeTitle, more } = certificationCopy.verify;
  const { paper, subject, places, scope } = certification.workbench.verify;
  return (
    <FoldRow hint={hint} title={fill(title, { subject })}>
      <RowPoints id="verify" points={places} />
      <div className="mt-6 max-w-measure border-fg border-l-8 pl-6">
        <h3 className="mb-1 text-name">{scopeTitle}</h3>
        <RichText text={scope} />
      </div>
      <p className="mt-6 print:hidden">
        <TextLink href={`/verify#${paper}`}>{more}</TextLink>
      </p>
    </FoldRow>
  );
}
