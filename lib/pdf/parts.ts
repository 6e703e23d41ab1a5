import type { Range } from '@/content/units';

/** A titled statement of a PDF list. */
export interface PdfPoint {
  title: string;
  text: string;
}

/** A table of a PDF; the first column holds the row headers. */
export interface PdfTable {
  caption: string;
  columns: string[];
  rows: string[][];
  /** Share of the width for each column. */
  widths: number[];
  /** The last row is a total. */
  total?: boolean;
}

/** A phase as the guide prints it. */
export interface PdfPhase {
  name: string;
  figures: string[];
  /** What the amount pays for, small below the figures. */
  buys: string;
  title: string;
  text: string[];
  outputs: string[];
}

/** Shortest and longest run of the phases, for the chart to scale. */
export interface PdfRun {
  alt: string;
  phases: { name: string; duration: Range<'months'> }[];
}

/** What a guide contains, independent of how it looks. */
export type PdfPart =
  | { kind: 'lead' | 'text' | 'small'; text: string }
  | { kind: 'points'; title?: string; numbered: boolean; items: PdfPoint[] }
  | { kind: 'list'; title?: string; items: string[]; small?: boolean; columns?: 1 | 2 }
  | { kind: 'phases'; phases: PdfPhase[] }
  | { kind: 'run'; run: PdfRun; table: PdfTable }
  | { kind: 'table'; table: PdfTable };

/** A section of a guide: a heading, a bookmark, an entry in the contents. */
export interface PdfSection {
  title: string;
  parts: PdfPart[];
}

/** A certification guide. */
export interface Guide {
  /** Names the page that holds the rest. */
  slug: string;
  title: string;
  subtitle: string;
  facts: { term: string; text: string }[];
  note: string;
  sections: PdfSection[];
}

/** A requirements checklist: groups of items to tick, numbered 1.1, 1.2 … */
export interface ChecklistSheet {
  title: string;
  groups: { title: string; items: { number: string; text: string; proof: string }[] }[];
  note: string;
  /** The abbreviations of the items in full; empty where there are none. */
  terms: string;
}
