import { Checked } from '@/components/sections/Checked';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { Process } from './Process';

/** Introduction, why it matters, the five key requirements and the process, beside the sidebar. */
export function MainColumn({ certification }: { certification: Certification }) {
  const { intro, why, requirements } = certification;
  return (
    <Section className="pt-11 pb-part md:pt-22 lg:col-start-1 lg:row-start-1 lg:pb-section" pad="none">
      <div className="flex flex-col gap-part lg:w-[calc(100%-394px)] lg:max-w-203">
        <div>
          <Prose paragraphs={intro.slice(0, 1)} />
          <Fold className="mt-[1.1em]" title={certificationCopy.introFold}>
            <Prose className="max-md:pt-4" paragraphs={intro.slice(1)} />
          </Fold>
          <Checked className="mt-4" of={intro} />
        </div>
        <div>
          <Heading level={2} size="page">
            {certificationCopy.why}
          </Heading>
          <ul className="mt-7.5 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {why.map(({ title, text }) => (
              <li className="border-fg border-t-2 pt-4.5" key={title}>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-copy text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
          <Checked className="mt-6" of={why} />
        </div>
        <div>
          <Heading level={2} size="page">
            {certificationCopy.requirements}
          </Heading>
          <ol className="mt-7.5 border-fg border-t-2 tabular-nums">
            {requirements.map(({ title, text }, index) => (
              <li
                className="grid grid-cols-mark items-baseline border-rule border-b py-5.5 print:py-3 md:grid-cols-[56px_270px_1fr] lg:max-xl:grid-cols-[48px_200px_1fr]"
                key={title}
              >
                <span aria-hidden="true" className="text-term font-bold text-line">
                  {index + 1}
                </span>
                <h3 className="text-item leading-item font-extrabold tracking-h4 md:pr-6">{title}</h3>
                <p className="text-copy leading-normal text-muted max-md:col-start-2 max-md:mt-1.5">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
          <Checked className="mt-4" of={requirements} />
        </div>
        <Process phases={certification.phases} />
      </div>
    </Section>
  );
}
