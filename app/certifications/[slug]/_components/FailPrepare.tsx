import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

/** Common reasons of failure beside what to prepare first, in order. */
export function FailPrepare({ certification }: { certification: Certification }) {
  return (
    <Section>
      <div className="grid gap-x-18 gap-y-14 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <div>
          <Heading level={2} size="page">
            {certificationCopy.failures}
          </Heading>
          <ul className="mt-7.5 border-fg border-t-2">
            {certification.failures.map(({ title, text }) => (
              <li
                className="relative border-rule border-b py-4.5 pl-8.5 before:absolute before:top-5.5 before:left-0 before:h-5.5 before:w-1.5 before:bg-fg"
                key={title}
              >
                <h3 className="text-item leading-note font-bold tracking-h4">{title}</h3>
                <p className="mt-0.5 text-copy leading-caption text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
          <Checked className="mt-4" of={certification.failures} />
        </div>
        <div>
          <h2 className="text-page">{certificationCopy.prepare}</h2>
          <ol className="mt-7.5 border-fg border-t-2">
            {certification.prepare.map(({ title, text }, index) => (
              <li
                className="relative border-rule border-b py-4.5 pl-12.5 before:absolute before:top-0 before:-bottom-px before:left-3.25 before:w-1.5 before:bg-line first:before:top-6 last:before:bottom-auto last:before:h-7.5"
                key={title}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-4.25 left-0 z-1 grid size-8 place-items-center rounded-full border-5 border-fg bg-ground text-caption leading-none font-black"
                >
                  {index + 1}
                </span>
                <h3 className="text-item leading-note font-bold tracking-h4">{title}</h3>
                <p className="mt-0.5 text-copy leading-caption text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
          <Checked className="mt-4" of={certification.prepare} />
        </div>
      </div>
    </Section>
  );
}
