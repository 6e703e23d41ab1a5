import type { Block, Section } from '../block';
import type { Text } from '../text';
import type { Range } from '../units';

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

/** Topics and the standards that cover them. */
export interface Matrix {
  /** Header of the column of topics. */
  topic: string;
  standards: readonly string[];
  /** Topics; `covered` are the standards that name the topic. */
  rows: readonly { name: string; covered: readonly string[] }[];
}

/** Phase of the station: its first and last week, the work, and the responsibilities. */
export interface StationPhase {
  from: number;
  to: number;
  title: string;
  text: Text;
  /** What the company provides. */
  handOver: Text;
  /** Responsible role in the company, platform or outside body. */
  owner: Text;
  /** Results at the end of the phase. */
  outputs: readonly Text[];
}

/** Section of a station page. */
export type StationSection = Section<
  | Block
  /** Targets as large figures. */
  | { kind: 'targets'; targets: readonly Target[] }
  | ({ kind: 'matrix' } & Matrix)
  /** Phases on a scale of weeks: as a plan, or as tabs below a drawing. */
  | { kind: 'plan' | 'tabs'; phases: readonly StationPhase[] }
> & {
  /** Larger heading for the leading sections of a page, at most three. */
  size?: 'section';
  /** Color theme, if not the default; ignored for sections next to the sidebar. */
  theme?: 'tint' | 'ink';
};
