import { type GlossaryId, glossary } from '@/content/glossary';
import type { GlossaryKind } from '@/content/glossary/types';
import { letterLabels } from '@/content/page-copy/glossary';

/** The entries that are under one letter of the index. */
export interface LetterGroup {
  /** Anchor of the letter. */
  id: string;
  label: string;
  ids: GlossaryId[];
}

const collator = new Intl.Collator('en', { numeric: true });

/** The letter of a name: figures and Cyrillic letters stand together under one each. */
function letterOf(name: string): { id: string; label: string } {
  const [first = ''] = name;
  if (/\d/.test(first)) return { id: 'letter-0-9', label: letterLabels.figures };
  if (/[\u0400-\u04ff]/.test(first)) return { id: 'letter-cyrillic', label: letterLabels.cyrillic };
  return { id: `letter-${first.toLowerCase()}`, label: first.toUpperCase() };
}

/** Entries, of one kind if it is given, in the order of the pages: figures, letters, Cyrillic; numbers by their value. */
export function letterGroups(kind?: GlossaryKind): LetterGroup[] {
  const groups: LetterGroup[] = [];
  const ids = (Object.keys(glossary) as GlossaryId[])
    .filter((id) => !kind || glossary[id].kind === kind)
    .sort((a, b) => collator.compare(glossary[a].name, glossary[b].name));
  for (const entry of ids) {
    const { id, label } = letterOf(glossary[entry].name);
    const group = groups.at(-1);
    if (group?.id === id) group.ids.push(entry);
    else groups.push({ id, label, ids: [entry] });
  }
  return groups;
}
