import { type GlossaryId, glossary } from '@/content/glossary';
import { textsIn } from '@/lib/text/texts-in';

/** A part of a text; with an id it is a term of the glossary. */
export interface TermPart {
  text: string;
  id?: GlossaryId;
}

const escapeRegExp = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Entry ids by every form that is linked in texts, in lower case. */
const entryByForm = new Map(
  (Object.keys(glossary) as GlossaryId[]).flatMap((id) =>
    (glossary[id].linked ?? [glossary[id].name]).map((form) => [form.toLowerCase(), id] as const),
  ),
);

/** Matches any form as a separate word, the longest first; a lowercase term can begin a sentence. */
const anyForm = new RegExp(
  `(?<![\\w./-])(${Object.values(glossary)
    .flatMap(({ linked, name }) => linked ?? [name])
    .sort((a, b) => b.length - a.length)
    .map((form) => escapeRegExp(form).replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`))
    .join('|')})(?![\\w-])`,
  'g',
);

/** Splits a text at the terms that are not in `used`, and adds them to it, so that only the first use is linked. */
export function splitTerms(text: string, used: Set<GlossaryId>): TermPart[] {
  const parts: TermPart[] = [];
  let end = 0;
  for (const { 0: form, index } of text.matchAll(anyForm)) {
    const id = entryByForm.get(form.toLowerCase());
    if (!id || used.has(id)) continue;
    used.add(id);
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: form, id });
    end = index + form.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Returns the entries whose terms the texts of a value use, at any depth, without duplicates, in order of first use. */
export function termsIn(value: unknown): GlossaryId[] {
  const used = new Set<GlossaryId>();
  for (const text of textsIn(value)) splitTerms(text, used);
  return [...used];
}
