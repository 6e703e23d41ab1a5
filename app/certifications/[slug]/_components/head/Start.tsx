import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StopList } from '@/components/ui/StopList';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { Downloads } from '../Downloads';

/** The answer of the page in one sentence, an action, what has to be there first, and the two PDFs. */
export function Start({ certification }: { certification: Certification }) {
  const { slug, title, answer, prerequisites } = certification;
  const { action, prerequisites: heading } = certificationCopy;
  return (
    <Section
      className="grid grid-cols-1 gap-x-16 gap-y-4 pt-4 pb-6 md:gap-y-6 md:pt-12 md:pb-12 print:gap-y-4 print:py-4 lg:grid-cols-beside-list"
      pad="none"
    >
      <p className="max-w-24em text-name text-pretty md:text-sub">
        <RichText text={answer} />
      </p>
      <ButtonLink arrow className="justify-between lg:self-start print:hidden" href={action.href}>
        {action.label}
      </ButtonLink>
      <section>
        <h2 className="mb-2 text-name md:mb-3">{heading}</h2>
        <StopList
          className="prerequisites max-w-measure"
          items={prerequisites.map(({ text, certification: other }) =>
            other ? `[${text}](/certifications/${other})` : text,
          )}
        />
      </section>
      <Downloads slug={slug} title={title} />
    </Section>
  );
}
