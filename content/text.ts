/**
 * Sentence or paragraph of copy. The renderer supports these forms of inline markup:
 * `[label](/path)` or `[label](#fragment)`: a link, validated against the routes; its label may be `{uk:…}`;
 * `[name@office](mailto:name@office)`: a link to the mailbox of an office (`content/addresses/contacts.ts`);
 * `[label](address:<id>)`: a link to that official address in `content/addresses`; the label may contain foreign text;
 * `[label](glossary:<id>)`: a link to that entry of the glossary, at most once per text;
 * `{2025-11-10}` or `{2025-09}`: "10 November 2025" or "September 2025", without line breaks;
 * `{figure:journey}`: the figure of that name with its unit (names in `lib/figures/named.ts`);
 * `{mailbox:Security}`: a link to the site's mailbox with that subject, `{mailbox:}` one without a subject;
 * `{de:Vergabe}`: text in another language (`foreignLanguages` below), rendered as a span with its `lang`, which
 *   a browser does not translate; `{en:P.O. Box 69}` does the same for an English address or name;
 * `{fact:<id>}`: the text of that fact in `content/facts`, `{day:<id>}` its day.
 * `components/ui/RichText.tsx` renders it, `plainText` in `lib/text/rich-text.ts` strips the markup.
 */
export type Text = string;

/** BCP 47 tags in copy: the languages of NATO nations and of Ukraine, and English for what must not be translated. */
// biome-ignore format: a list of short codes
export const foreignLanguages = [
  'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'is', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sq', 'sv', 'tr', 'uk',
] as const;

/** Statement with a title; the title is complete by itself, the text explains it in one to three sentences. */
export interface TitledText {
  title: string;
  text: Text;
}

/** Metadata and social card of a page of a family. */
export interface PageSummary {
  meta: Meta;
  /** Fact on the social card, at most 62 characters. */
  cardFact: Text;
}

/** Link to a page, rendered as a link or a button. */
export interface LabeledLink {
  label: string;
  href: string;
}

/** Metadata for search engines and link previews. */
export interface Meta {
  /** Unique title, at most 60 characters where possible, including the site name if present. */
  title: string;
  /** Unique description, 140 to 160 characters; answers the question that a founder would type. */
  description: string;
}
