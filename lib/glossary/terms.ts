import { type GlossaryId, glossary } from '@/content/glossary';
import { textsIn } from '@/lib/text/texts-in';

const escapeRegExp = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const entries = Object.entries(glossary).flatMap(([id, { forms, name }]) =>
  (forms ?? [name]).map((form) => [form, id as GlossaryId] as const),
);

/** Entry ids by every form of their terms, in lower case. */
const entryByForm = new Map(entries.map(([form, id]) => [form.toLowerCase(), id]));

/** Matches any form as a separate word, the longest first; a lowercase term can begin a sentence. */
const anyForm = new RegExp(
  `(?<![\\w./-])(?:${entries
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length)
    .map((form) => escapeRegExp(form).replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`))
    .join('|')})(?![\\w-])`,
  'g',
);

/** Returns the entries whose terms the texts of a value use, at any depth, without duplicates, in order of first use. */
export const termsIn = (value: unknown): GlossaryId[] => [
  ...new Set(
    textsIn(value)
      .flatMap((text) => text.match(anyForm) ?? [])
      .flatMap((form) => entryByForm.get(form.toLowerCase()) ?? []),
  ),
];
