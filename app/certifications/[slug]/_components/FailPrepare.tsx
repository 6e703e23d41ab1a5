import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

/** Common reasons of failure beside what to prepare first, in order. */
export function FailPrepare({ certification }: { certification: Certification }) {
  return (
    <Section>
      <div className="grid gap-x-[72px] gap-y-14 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <div>
          <Heading level={2} size="page">
            {certificationCopy.failures}
          </Heading>
          <ul className="mt-[30px] border-fg border-t-2">
            {certification.failures.map(({ title, text }) => (
              <li
                className="relative border-rule border-b py-[18px] pl-[34px] before:absolute before:top-[22px] before:left-0 before:h-[22px] before:w-1.5 before:bg-fg before:content-['']"
                key={title}
              >
                <h3 className="text-[1.1875rem] leading-[1.4] font-[650] tracking-[-0.01em]">{title}</h3>
                <p className="mt-0.5 text-[1.0625rem] leading-[1.45] text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-page">{certificationCopy.prepare}</h2>
          <ol className="mt-[30px] border-fg border-t-2">
            {certification.prepare.map(({ title, text }, index) => (
              <li
                className="relative border-rule border-b py-[18px] pl-[50px] before:absolute before:top-0 before:-bottom-px before:left-[13px] before:w-1.5 before:bg-line before:content-[''] first:before:top-6 last:before:bottom-auto last:before:h-[30px]"
                key={title}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-[17px] left-0 z-1 grid size-8 place-items-center rounded-full border-5 border-fg bg-ground text-caption leading-none font-[720]"
                >
                  {index + 1}
                </span>
                <h3 className="text-[1.1875rem] leading-[1.4] font-[650] tracking-[-0.01em]">{title}</h3>
                <p className="mt-0.5 text-[1.0625rem] leading-[1.45] text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
