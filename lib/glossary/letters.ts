import { type GlossaryId, glossary } from '@/content/glossary';
import type { GlossaryKind } from '@/content/glossary/types';
import { alphabetLabels } from '@/content/page-copy/glossary';

/** The entries under one letter of the index. */
export interface AlphabetGroup {
  /** Fragment id of the letter. */
  id: string;
  label: string;
  ids: GlossaryId[];
}

/** Returns the kinds under a letter, which the filter uses to hide it. */
export const kindsOf = ({ ids }: AlphabetGroup): string =>
  [...new Set(ids.map((id) => glossary[id].kind))].join(' ');

const collator = new Intl.Collator('en', { numeric: true });

/** Returns the index letter of a name: all digits share one, all Cyrillic letters another. */
function letterOf(name: string): { id: string; label: string } {
  const [first = ''] = name;
  if (/\d/.test(first)) return { id: 'letter-0-9', label: alphabetLabels.figures };
  if (/[\u0400-\u04ff]/.test(first)) return { id: 'letter-cyrillic', label: alphabetLabels.cyrillic };
  return { id: `letter-${first.toLowerCase()}`, label: first.toUpperCase() };
}

/** Returns the entries, optionally of one kind, in page order: digits, letters, Cyrillic; numbers by value. */
export function alphabetGroups(kind?: GlossaryKind): AlphabetGroup[] {
  const groups: AlphabetGroup[] = [];
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
