import type { Text, TitledText } from '../text';
import type { Range } from '../units';

/** Fields of every station block. */
interface BlockHead {
  /** URL fragment, unique on the page. */
  id: string;
  /** H2 of the section. */
  title: string;
  /** Larger heading for the leading blocks of a page, at most three. */
  size?: 'section';
  /** One or two sentences below the heading. */
  lead?: Text;
  /** Color theme of the section, if not the default; ignored for blocks next to the sidebar. */
  theme?: 'tint' | 'ink';
  /** Small print below the block. */
  note?: Text;
}

/** Success metric; always a target, never a result. */
export interface Target {
  name: string;
  /** Meaning of the figure. */
  text: Text;
  /** At least 95 %, reduction by 70 %, improvement by 25 %, or zero. */
  aim: 'at-least' | 'reduction' | 'improvement' | 'none';
  /** Target in percent; absent for `none`. */
  value?: Range<'percent'>;
}

/** Term with its description. */
interface Fact {
  term: string;
  text: Text;
}

/** Facts in rows, or large figures with labels. */
interface FactsBlock extends BlockHead {
  kind: 'facts';
  facts: readonly Fact[] | readonly Target[];
  /** True for large figures. */
  figures?: true;
}

/** Titled statements. */
interface PointsBlock extends BlockHead {
  kind: 'points';
  points: readonly ListItem[];
}

/** Table whose first column contains the row headers. */
export interface StationTableBlock extends BlockHead {
  kind: 'table';
  columns: readonly string[];
  /** Rows; `cells` are the columns after the first. */
  rows: readonly { name: string; note?: string; cells: readonly Text[] }[];
}

/** Topics and the standards that cover them. */
export interface MatrixBlock extends BlockHead {
  kind: 'matrix';
  /** Header of the column of topics. */
  topic: string;
  standards: readonly string[];
  /** Topics; `covered` are the standards that name the topic. */
  rows: readonly { name: string; covered: readonly string[] }[];
}

/** Sequential steps. */
interface StepsBlock extends BlockHead {
  kind: 'steps';
  steps: readonly TitledText[];
}

/** List item; `list` are conditions that continue its text, `proof` is the record that shows its completion. */
export interface ListItem {
  title?: string;
  text: Text;
  list?: readonly Text[];
  proof?: string;
}

/** Lists next to each other: check boxes, or numbered results. */
interface ChecklistsBlock extends BlockHead {
  kind: 'checklists';
  groups: readonly {
    /** Title; optional for a single list. */
    title?: string;
    /** Reader of the list, in one sentence. */
    purpose?: Text;
    numbered?: true;
    items: readonly (string | ListItem)[];
  }[];
}

/** Phase of the station: its first and last week, the work, and the responsibilities. */
interface PlanPhase {
  from: number;
  to: number;
  title: string;
  text: Text;
  /** What the company provides. */
  handOver: Text;
  /** Responsible role in the company, platform or outside body. */
  owner: Text;
}

/** Weekly plan: phases on a scale of weeks. */
interface PlanBlock extends BlockHead {
  kind: 'plan';
  phases: readonly (PlanPhase & {
    /** Result of the phase. */
    produces: Text;
  })[];
}

/** Phases as tabs below a drawing to the scale of weeks. */
export interface TabsBlock extends BlockHead {
  kind: 'tabs';
  phases: readonly (PlanPhase & {
    /** Results at the end of the phase. */
    outputs: readonly string[];
  })[];
}

/** Section of a station page, rendered by the Block component of the station pages. */
export type StationBlock =
  | ChecklistsBlock
  | FactsBlock
  | MatrixBlock
  | PlanBlock
  | PointsBlock
  | StepsBlock
  | StationTableBlock
  | TabsBlock;
