import type { Text } from './text';

/** Item of a list or a step: text with an optional title. */
export interface Item<C = Text> {
  title?: C;
  text: C;
  /** Conditions that continue the text. */
  list?: readonly C[];
  /** Record that shows the completion of the item. */
  proof?: string;
}

/** Checklist with boxes to tick, or with numbers. */
export interface Checklist<C = Text> {
  /** Title; optional for a single list. */
  title?: C;
  /** Reader of the list, in one sentence. */
  purpose?: C;
  numbered?: true;
  items: readonly (C | Item<C>)[];
}

/** Term with its description, or question with its answer. */
export interface Term<C = Text> {
  term: C;
  text: C;
  note?: C;
}

/** Table whose first column contains the row headers. */
export interface Table<C = Text> {
  /** By default the title of the section. */
  caption?: string;
  columns: readonly string[];
  /** Cells of each row; the row header can have a note. */
  rows: readonly (readonly [name: C | { text: C; note: C }, ...cells: C[]])[];
}

/**
 * Content of a section below its heading. `C` is what a block says: `Text` in the records of stations, legal texts and
 * certifications. A family can add kinds, which its page renders; `components/blocks/Block.tsx` renders these.
 */
export type Block<C = Text> =
  | { kind: 'text'; paragraphs: readonly C[] }
  | { kind: 'list'; items: readonly (C | Item<C>)[] }
  /** Checklists next to each other. */
  | { kind: 'checklists'; groups: readonly Checklist<C>[] }
  /** Terms in rows with the description in columns; `ruled` has the term next to small text. */
  | { kind: 'terms'; ruled?: true; items: readonly Term<C>[] }
  | ({ kind: 'table' } & Table<C>)
  /** Steps; a line connects them if they are `inTime`. */
  | { kind: 'steps'; inTime?: true; items: readonly (C | Item<C>)[] }
  /** Several blocks. */
  | { kind: 'group'; blocks: readonly Block<C>[] }
  /** Questions of readers and their answers, which the PDF guide and the structured data also contain. */
  | { kind: 'faq'; items: readonly Term<C>[] };

/** Heading of a section, and the texts around its block. */
interface SectionHead<C = Text> {
  /** URL fragment, unique on the page. */
  id: string;
  /** Heading, a short sentence. */
  title: C;
  /** One or two sentences below the heading. */
  lead?: C;
  /** Fact shown while the section is collapsed; a section without it is always open. */
  answer?: C;
  /** Shorter answer for mobile, understood without opening the section. */
  short?: C;
  /** Small print below the block. */
  note?: C;
}

/** Section of a page: heading and block. */
export type Section<B = Block> = SectionHead & B;
