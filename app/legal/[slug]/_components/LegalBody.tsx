import { Fold } from '@/components/ui/Fold';
import { legalLabels } from '@/content/legal/labels';
import type { LegalDocument, LegalSection } from '@/content/legal/types';
import { gatherClauses } from '@/lib/legal/numbering';
import { fill } from '@/lib/text/fill';
import { Block } from './Block';

/** The numbered sections of a legal text, numerals hanging left of the measure. */
export function LegalBody({ document }: { document: LegalDocument }) {
  return document.sections.map((section, index) => (
    <SectionView key={section.id} number={index + 1} section={section} />
  ));
}

/** Names the clauses that are folded on the phone, the first and the last. */
function foldTitle(parts: ReturnType<typeof gatherClauses>, number: number): string {
  const clauses = parts.flatMap((part) => (part.kind === 'clauses' ? part.clauses : []));
  const [first, last] = [clauses[0]?.number, clauses.at(-1)?.number];
  if (!first || !last) return fill(legalLabels.sectionFold, { number });
  return first === last
    ? fill(legalLabels.clauseFold, { first })
    : fill(legalLabels.clausesFold, { first, last });
}

function SectionView({ section, number }: { section: LegalSection; number: number }) {
  const parts = gatherClauses(section.blocks, number);
  return (
    <section
      aria-labelledby={`${section.id}-title`}
      className="max-w-229 scroll-mt-2 border-rule border-t pt-4 max-md:pb-3 md:mb-12 md:pt-8 md:last:mb-0"
      id={section.id}
    >
      <h2 className="text-sub md:grid md:grid-cols-paragraph" id={`${section.id}-title`}>
        <span className="text-signal tabular-nums max-md:block max-md:text-body">{number}</span>{' '}
        <span>{section.title}</span>
      </h2>
      <Fold compact title={foldTitle(parts, number)}>
        {parts.map((part) => (
          <Block key={part.kind === 'clauses' ? part.clauses[0]?.number : part.kind} part={part} />
        ))}
      </Fold>
    </section>
  );
}
