import { Section } from '@/components/parts/Section';
import type { CertificationSection } from '@/content/certifications/types';
import { CertificationBlock } from './CertificationBlock';

/** Renders the sections without an answer that only this certification has. */
export const Details = ({ sections }: { sections: readonly CertificationSection[] }) =>
  sections.map(
    (section) =>
      !section.answer && (
        <Section id={section.id} key={section.id} lead={section.lead} size="sub" title={section.title}>
          <CertificationBlock section={section} />
        </Section>
      ),
  );
