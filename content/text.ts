/**
 * A sentence or paragraph of copy. Eight forms are understood, nothing else:
 * `[label](/path)` or `[label](#fragment)` becomes a link (validated against the routes);
 * `[name@office](mailto:name@office)` becomes a link to the mailbox of an office (`content/addresses/contacts.ts`);
 * `[words](address:<id>)` becomes a link to that official address in `content/addresses`; the words may hold foreign ones;
 * `{2025-11-10}` or `{2025-09}` reads "10 November 2025" / "September 2025" and never breaks;
 * `{=journey}` becomes the figure of that name, printed with its unit (names in `lib/figures/named.ts`);
 * `{@Security}` becomes a link to the mailbox with that subject, `{@}` one without;
 * `{de:Vergabe}` marks a word of another language (`foreignLanguages` below) and becomes a span with its `lang`;
 * `{fact:<id>}` stands for the text of that fact in `content/facts`, `{day:<id>}` for its day.
 * Rendered by `components/ui/RichText.tsx`, flattened by `plainText` of `lib/text/rich-text.ts`.
 */
export type Text = string;

/** Languages of foreign words in an English text, as `lang` names them: those of NATO's nations and of Ukraine. */
// biome-ignore format: a list of short codes
export const foreignLanguages = [
  'bg', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'is', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sq', 'sv', 'tr', 'uk',
] as const;

/** A titled statement: the title works as a label on its own, the text explains it in one to three sentences. */
export interface TitledText {
  title: string;
  text: Text;
}

/** What a page tells search engines and chats. */
export interface Meta {
  /** Unique; at most 60 characters where possible, including the site's name if it is given. */
  title: string;
  /** Unique; 140 to 160 characters; the question a founder types, answered. */
  description: string;
}
