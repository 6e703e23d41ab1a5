import type { Evidence } from '@/content/buyers/types';
import { type DocumentId, documents } from '@/content/facts/documents';
import type { Citation } from '@/content/facts/types';
import type { CitedDocument } from '../facts/facts';

/** Where a line was read; nowhere if it is general practice or open. */
export const citationsOf = (line: Evidence): readonly Citation[] => ('sources' in line ? line.sources : []);

/** Texts behind the lines of a page, each once, in the order in which the page comes to them. */
export function sourcesOf(lines: readonly Evidence[]): CitedDocument[] {
  const citing = new Map<DocumentId, { sections: Set<string>; lines: Evidence[] }>();
  for (const line of lines)
    for (const { document, section } of citationsOf(line)) {
      const entry = citing.get(document) ?? { sections: new Set(), lines: [] };
      if (section) entry.sections.add(section);
      entry.lines.push(line);
      citing.set(document, entry);
    }
  return [...citing].map(([id, entry]) => ({
    ...documents[id],
    id,
    sections: [...entry.sections],
    certainty: entry.lines.some(({ certainty }) => certainty === 'reports') ? 'reports' : 'seen',
    checked: entry.lines.map(({ checked }) => checked).sort()[0] ?? '',
  }));
}

/** Number of each text in the list at the end of the page. */
export type SourceNumbers = ReadonlyMap<DocumentId, number>;

/** Numbers of the texts behind these lines. */
export const numbersOf = (lines: readonly Evidence[]): SourceNumbers =>
  new Map(sourcesOf(lines).map(({ id }, index) => [id, index + 1]));
