import type { BlockHead, Work } from './head';
import type { WeekPhase } from './week-plan';

/** A phase shown as a tab: the tab is named `title`, its panel opens with `panelTitle`. */
export interface WeekTab extends Omit<WeekPhase, 'work'> {
  panelTitle: string;
  /** What it produces is in `outputs`. */
  work: Omit<Work, 'produces'>;
  /** Things that exist when the phase ends. */
  outputs: string[];
}

/** Phases as tabs under a drawing to the scale of weeks. */
export interface WeekTabsBlock extends BlockHead {
  kind: 'weekTabs';
  weeks: number;
  phases: WeekTab[];
}
