import { legalLabels } from '@/content/legal/labels';
import type { LegalBlock, LegalDocument, LegalSection } from '@/content/legal/types';
import type { Text } from '@/content/text';
import { fill } from '@/lib/text/fill';
import { mapTexts } from '@/lib/text/texts-in';

/** Returns the number of a section: its position in the document, from 1. Throws if there is no such section. */
export function sectionNumber(sections: readonly LegalSection[], id: string): number {
  const index = sections.findIndex((section) => section.id === id);
  if (index < 0) throw new Error(`sectionNumber: no section "${id}"`);
  return index + 1;
}

const path = (document: LegalDocument): string => `/legal/${document.slug}`;

/** Replaces each `§` in a link label with "section 16" and a no-break space, counted in the document that the link targets. */
export function numberReferences(
  text: Text,
  current: LegalDocument,
  documents: readonly LegalDocument[],
): Text {
  return text.replace(/\[([^\]]*)§\]\(([^)#]*)#([^)]+)\)/g, (_, label, page, id) => {
    const target = page === '' ? current : documents.find((document) => path(document) === page);
    if (!target) throw new Error(`numberReferences: no legal document at "${page}"`);
    return `[${label}${fill(legalLabels.section, { number: sectionNumber(target.sections, id) })}](${page}#${id})`;
  });
}

/** Returns a copy of a legal document with all references numbered, which the page renders. */
export const withSectionNumbers = (
  document: LegalDocument,
  documents: readonly LegalDocument[],
): LegalDocument => mapTexts(document, (text) => numberReferences(text, document, documents));

type Clause = Extract<LegalBlock, { kind: 'clause' }>;

/** A group of numbered clauses, or another block between them. */
export type LegalPart =
  | { kind: 'clauses'; clauses: (Clause & { number: string })[] }
  | Exclude<LegalBlock, Clause>;

/** Groups neighboring clauses and numbers them "5.1", "5.2"; other blocks do not interrupt the numbering. */
export function gatherClauses(blocks: readonly LegalBlock[], section: number): LegalPart[] {
  const parts: LegalPart[] = [];
  let count = 0;
  for (const block of blocks) {
    if (block.kind !== 'clause') {
      parts.push(block);
      continue;
    }
    count += 1;
    const clause = { ...block, number: `${section}.${count}` };
    const last = parts.at(-1);
    if (last?.kind === 'clauses') last.clauses.push(clause);
    else parts.push({ kind: 'clauses', clauses: [clause] });
  }
  return parts;
}
