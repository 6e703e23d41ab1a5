import type { BlockHead } from './head';

/** A tick box; `proof` names the record that shows it is done. */
export interface ChecklistItem {
  text: string;
  proof?: string;
}

/** One to three groups of tick boxes side by side. */
export interface ChecklistBlock extends BlockHead {
  kind: 'checklist';
  /** A single group may stand without a title of its own. */
  groups: { title?: string; items: ChecklistItem[] }[];
}
