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
          <li
            className="relative border-rule border-t break-inside-avoid py-3.5 pl-12.5 text-copy print:py-1 print:text-caption leading-caption text-muted [counter-increment:step] before:absolute before:top-3.25 before:left-0 before:z-1 before:grid before:size-8 before:place-items-center before:rounded-full before:border-5 before:border-fg before:bg-ground before:text-caption before:leading-none before:font-black before:text-fg before:content-[counter(step)] after:absolute after:top-0 after:-bottom-px after:left-3.25 after:w-1.5 after:bg-line first:after:top-6 last:after:bottom-auto last:after:h-7.5"
            key={step.title}
          >
            <h3 className="text-term leading-note font-bold text-fg">{step.title}</h3>
            <RichText text={step.text} />
          </li>
        ))}
      </ol>
    </FoldRow>
  );
}
