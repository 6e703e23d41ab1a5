import type { Text, TitledText } from '../text';
import type { Range } from '../units';

/** What every station block carries. */
interface BlockHead {
  /** Fragment id, unique on the page. */
  id: string;
  /** H2 of the section. */
  title: string;
  /** The blocks that lead the page have a larger heading; at most three a page. */
  size?: 'section';
  /** One or two sentences under the heading. */
  lead?: Text;
  /** Ground of the section, if not paper. Ignored for blocks beside the sidebar. */
  theme?: 'tint' | 'ink';
  /** Small print under the block. */
  note?: Text;
}

/** A success metric: always a target, never a result. */
export interface Target {
  name: string;
  /** How the figure is read. */
  text: Text;
  /** at-least 95%, reduction of 70%, improvement of 25%, or none at all. */
  aim: 'at-least' | 'reduction' | 'improvement' | 'none';
  /** Absent for `none` (zero). */
  value?: Range<'percent'>;
}

/** A name and what is said of it. */
interface Fact {
  term: string;
  text: Text;
}

/** Names with their facts in rows, or large figures under their labels. */
interface FactsBlock extends BlockHead {
  kind: 'facts';
  facts: readonly Fact[] | readonly Target[];
  /** Large figures. */
  figures?: true;
}

/** Titled statements. */
interface PointsBlock extends BlockHead {
  kind: 'points';
  points: readonly ListItem[];
}

/** A table; the first column names the rows. */
export interface StationTableBlock extends BlockHead {
  kind: 'table';
  columns: readonly string[];
  /** `cells` follow the columns after the first. */
  rows: readonly { name: string; note?: string; cells: readonly Text[] }[];
}

/** What comes after what. */
interface StepsBlock extends BlockHead {
  kind: 'steps';
  steps: readonly TitledText[];
}

/** An item of a list; `proof` names the record that shows it is done. */
export interface ListItem {
  title?: string;
  text: Text;
  proof?: string;
}

/** Lists side by side: boxes to tick, or what comes out, numbered. */
interface ChecklistsBlock extends BlockHead {
  kind: 'checklists';
  groups: readonly {
    /** A single list may stand without a title of its own. */
    title?: string;
    /** Who reads it, in one sentence. */
    purpose?: Text;
    numbered?: true;
    items: readonly (string | ListItem)[];
  }[];
}

/** A phase of the station: its weeks (both included), what is done, and who does what. */
interface PlanPhase {
  from: number;
  to: number;
  title: string;
  text: Text;
  /** What the company hands over. */
  handOver: Text;
  /** Who does it: a role in the company, the platform, an outside body. */
  owner: Text;
}

/** The weekly plan: the phases drawn on a scale of weeks, or in a drawing of their own. */
interface PlanBlock extends BlockHead {
  kind: 'plan';
  drawing?: 'footing';
  phases: readonly (PlanPhase & {
    /** What exists afterwards. */
    produces: Text;
  })[];
}

/** Phases as tabs under a drawing to the scale of weeks. */
export interface TabsBlock extends BlockHead {
  kind: 'tabs';
  phases: readonly (PlanPhase & {
    /** Things that exist when the phase ends. */
    outputs: readonly string[];
  })[];
}

/** A section of a station page; Block of the station pages shows each kind. */
export type StationBlock =
  | ChecklistsBlock
  | FactsBlock
  | PlanBlock
  | PointsBlock
  | StepsBlock
  | StationTableBlock
  | TabsBlock;
