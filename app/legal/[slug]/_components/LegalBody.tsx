import type { LegalDocument, LegalSection } from '@/content/legal/types';
import { gatherClauses } from '@/lib/legal/numbering';
import { Block } from './Block';

/** The numbered sections of a legal text, numerals hanging left of the measure. */
export function LegalBody({ document }: { document: LegalDocument }) {
  return document.sections.map((section, index) => (
    <SectionView key={section.id} number={index + 1} section={section} />
  ));
}

function SectionView({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section
      aria-labelledby={`${section.id}-title`}
      className="mb-12 max-w-229 scroll-mt-2 border-rule border-t pt-5.5 last:mb-0 md:mb-13 md:pt-8"
      id={section.id}
    >
      <h2 className="text-subsection md:grid md:grid-cols-paragraph" id={`${section.id}-title`}>
        <span className="text-signal tabular-nums max-md:block max-md:text-item">{number}</span>{' '}
        <span>{section.title}</span>
      </h2>
      {gatherClauses(section.blocks, number).map((part) => (
        <Block key={part.kind === 'clauses' ? part.clauses[0]?.number : part.kind} part={part} />
      ))}
    </section>
  );
}
