import { Block, BlockNote, TableOrTerms } from '@/components/blocks/Block';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { RichContent } from '@/components/parts/RichContent';
import type { CertificationSection } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { Levels } from './charts/Levels';
import { ScoreRuler } from './charts/ScoreRuler';
import { Sequence } from './charts/Sequence';

/** Renders the sections with an answer as disclosures. */
export const SectionDisclosures = ({ sections }: { sections: readonly CertificationSection[] }) =>
  sections.map(
    (section) =>
      section.answer && (
        <AnswerDisclosure
          answer={section.answer}
          id={section.id}
          key={section.id}
          name={section.title}
          mobileAnswer={section.short}
        >
          <SectionContent section={section} />
        </AnswerDisclosure>
      ),
  );

/** Renders a section without its heading: lead, block and note. */
export const SectionContent = ({ section }: { section: CertificationSection }) => (
  <>
    {section.lead && (
      <p className="max-w-measure">
        <RichContent content={section.lead} />
      </p>
    )}
    <CertificationBlock section={section} />
  </>
);

/** Renders the block of a section and its note. */
export const CertificationBlock = ({ section }: { section: CertificationSection }) => (
  <>
    <BlockBody section={section} />
    <BlockNote text={section.note} />
  </>
);

function BlockBody({ section }: { section: CertificationSection }) {
  switch (section.kind) {
    case 'sequence':
      return <Sequence {...section} />;
    case 'levels':
      return <Levels levels={section.levels} />;
    case 'scoring':
      return (
        <>
          <ScoreRuler ruler={section.ruler} />
          <TableOrTerms
            caption={section.title}
            columns={certificationCopy.scoring}
            rows={section.families.map(({ number, name, requirements, points }) => [
              `${number} ${name}`,
              String(requirements),
              String(points),
            ])}
          />
        </>
      );
    default:
      return <Block block={section} caption={section.title} />;
  }
}
