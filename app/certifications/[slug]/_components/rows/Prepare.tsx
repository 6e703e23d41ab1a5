import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';

/** What to prepare first, in order: numbered stops on one line. */
export function Prepare({ certification: { prepare } }: { certification: Certification }) {
  const { prepare: title, hints } = certificationCopy;
  return (
    <FoldRow hint={fill(hints.prepare, { count: prepare.length })} title={title}>
      <ol className="max-w-184 print:max-w-none print:columns-2 [counter-reset:step]" id="prepare">
        {prepare.map((step) => (
          <li className="prepare-step" key={step.title}>
            <h3 className="text-name text-fg">{step.title}</h3>
            <RichText text={step.text} />
          </li>
        ))}
      </ol>
    </FoldRow>
  );
}
