import type { LegalDocument, LegalSection, LegalText } from '@/content/legal/types';

/** Number of a section: its place in the text, from 1. Throws when the text has no such section. */
export function sectionNumber(sections: readonly LegalSection[], id: string): number {
  const index = sections.findIndex((section) => section.id === id);
  if (index < 0) throw new Error(`sectionNumber: no section "${id}"`);
  return index + 1;
}

const path = (document: LegalDocument): string => `/legal/${document.slug}`;

/** Replaces each `§` in a link label by "section 16", counted in the text that the link leads to. */
export function numberReferences(
  text: LegalText,
  current: LegalDocument,
  documents: readonly LegalDocument[],
): LegalText {
  return text.replace(/\[([^\]]*)§\]\(([^)#]*)#([^)]+)\)/g, (_, label, page, id) => {
    const target = page === '' ? current : documents.find((document) => path(document) === page);
    if (!target) throw new Error(`numberReferences: no legal text at "${page}"`);
    return `[${label}section ${sectionNumber(target.sections, id)}](${page}#${id})`;
  });
}

/** A copy of a legal text in which every reference carries its number; what the page renders. */
export function numbered(document: LegalDocument, documents: readonly LegalDocument[]): LegalDocument {
  const print = (text: LegalText) => numberReferences(text, document, documents);
  return {
    ...document,
    lead: print(document.lead),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => {
        if (block.kind === 'clause')
          return { ...block, text: print(block.text), ...(block.items && { items: block.items.map(print) }) };
        if (block.kind === 'definitions')
          return { ...block, items: block.items.map((item) => ({ ...item, text: print(item.text) })) };
        if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(print)) };
        return block;
      }),
    })),
  };
}
