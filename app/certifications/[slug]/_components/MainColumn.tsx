import { Checked } from '@/components/sections/Checked';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { Process } from './Process';

/** Room above each part but the first. */
const part = 'mt-8 lg:mt-part print:mt-4';

/** Introduction, why it matters, the five key requirements and the process, beside the sidebar. */
export function MainColumn({ certification }: { certification: Certification }) {
  const { intro, why, requirements } = certification;
  return (
    <Section
      className="pt-8 pb-12 md:pt-24 print:pt-3 print:pb-3 lg:col-start-1 lg:row-start-1 lg:pb-section"
      pad="none"
    >
      <div className="lg:w-[calc(100%-394px)] lg:max-w-203">
        <p className="max-w-measure md:text-body text-small">
          <RichText text={intro[0] ?? ''} />
        </p>
        <Fold className="mt-4" title={certificationCopy.introFold}>
          <Prose className="max-md:pt-4" paragraphs={intro.slice(1)} />
        </Fold>
        <Heading className={part} level={2} size="sub">
          {certificationCopy.why}
        </Heading>
        <ul className="mt-4 grid gap-x-12 gap-y-4 md:mt-6 md:grid-cols-2">
          {why.map(({ title, text }) => (
            <li className="border-fg border-t-2 pt-3 text-small text-muted md:pt-4 md:text-body" key={title}>
              <h3 className="mb-1 text-fg text-name">{title}</h3>
              <RichText text={text} />
            </li>
          ))}
        </ul>
        <Heading className={part} level={2} size="sub">
          {certificationCopy.requirements}
        </Heading>
        <ol className="mt-4 border-fg border-t-2 tabular-nums [counter-reset:requirement] md:mt-6">
          {requirements.map(({ title, text }) => (
            <li className="requirement" key={title}>
              <h3 className="text-name md:pr-6">{title}</h3>
              <p className="text-small text-muted max-md:col-start-2 md:text-body">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
        <Checked className="mt-4" of={[intro, why, requirements]} />
        <Process className={part} phases={certification.phases} />
      </div>
    </Section>
  );
}
