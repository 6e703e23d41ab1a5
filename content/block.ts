import type { Text } from './text';

/** Item of a list or a step: text with an optional title. */
export interface Item {
  title?: Text;
  text: Text;
  /** Conditions that continue the text. */
  list?: readonly Text[];
  /** Record that shows the completion of the item. */
  proof?: string;
}

/** Checklist with boxes to tick, or with numbers. */
export interface Checklist {
  /** Title; optional for a single list. */
  title?: Text;
  /** Reader of the list, in one sentence. */
  purpose?: Text;
  numbered?: true;
  items: readonly (Text | Item)[];
}

/** Term with its description, or question with its answer. */
export interface Term {
  term: Text;
  text: Text;
}

/** Table whose first column contains the row headers. */
export interface Table {
  /** By default the title of the section. */
  caption?: string;
  columns: readonly string[];
  /** Cells of each row; the row header can have a note. */
  rows: readonly (readonly [name: Text | { text: Text; note: Text }, ...cells: Text[]])[];
}

/**
 * Content of a section below its heading. A family can add kinds, which its page renders; `components/blocks/Block.tsx`
 * renders these.
 */
export type Block =
  | { kind: 'text'; paragraphs: readonly Text[] }
  | { kind: 'list'; items: readonly (Text | Item)[] }
  /** Checklists next to each other. */
  | { kind: 'checklists'; groups: readonly Checklist[] }
  /** Terms in rows with the description in columns; `ruled` has the term next to small text. */
  | { kind: 'terms'; ruled?: true; items: readonly Term[] }
  | ({ kind: 'table' } & Table)
  /** Steps; a line connects them if they are `inTime`. */
  | { kind: 'steps'; inTime?: true; items: readonly (Text | Item)[] }
  /** Several blocks. */
  | { kind: 'group'; blocks: readonly Block[] }
  /** Questions of readers and their answers, which the PDF guide and the structured data also contain. */
  | { kind: 'faq'; items: readonly Term[] };

/** Section of a page: its heading, and the texts around its block. */
export type Section<B = Block> = B & {
  /** URL fragment, unique on the page. */
  id: string;
  /** Heading, a short sentence. */
  title: Text;
  /** One or two sentences below the heading. */
  lead?: Text;
  /** Fact shown while the section is collapsed; a section without it is always open. */
  answer?: Text;
  /** Shorter answer for mobile, understood without opening the section. */
  short?: Text;
  /** Small print below the block. */
  note?: Text;
};
