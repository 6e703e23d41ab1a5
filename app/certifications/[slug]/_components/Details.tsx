import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import type { CertificationSection } from '@/content/certifications/types';
import { CertificationBlock, SectionContent } from './CertificationBlock';

/** Renders the sections without an answer that only this certification has: the first and, below it, the others. */
export function Details({ sections }: { sections: readonly CertificationSection[] }) {
  const [first, ...others] = sections.filter(({ answer }) => !answer);
  if (!first) return null;
  return (
    <Section compact id={first.id} lead={first.lead} size="sub" title={first.title}>
      <CertificationBlock section={first} />
      {others.map((section) => (
        <Subsection id={section.id} key={section.id} level={3} title={section.title}>
          <SectionContent section={section} />
        </Subsection>
      ))}
    </Section>
  );
}
