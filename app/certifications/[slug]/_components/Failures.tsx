import { Checked } from '@/components/sections/Checked';
import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';

/** Common reasons of failure. */
export function Failures({ certification: { failures } }: { certification: Certification }) {
  const { failures: title, hints } = certificationCopy;
  return (
    <FoldRow hint={fill(hints.failures, { count: failures.length })} id="failures" title={title}>
      <ul className="grid gap-x-12 lg:grid-cols-2 print:grid-cols-2">
        {failures.map((failure) => (
          <li
            className="relative border-rule border-t py-3.5 pl-6 text-copy leading-caption text-muted before:absolute before:top-4.5 before:left-0 before:h-5 before:w-1.5 before:bg-fg"
            key={failure.title}
          >
            <h3 className="text-term leading-note font-bold text-fg">{failure.title}</h3>
            <RichText text={failure.text} />
          </li>
        ))}
      </ul>
      <Checked className="mt-4" of={failures} />
    </FoldRow>
  );
}
