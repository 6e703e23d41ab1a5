import type { Text } from '@/content/text';
import type { BlockHead, Work } from './head';

/** A phase on a week scale: first and last week, both included. */
export interface WeekPhase {
  from: number;
  to: number;
  title: string;
  text: Text;
  work?: Work;
}

/** Staircase bars on a grid of weeks. */
export interface WeekPlanBlock extends BlockHead {
  kind: 'weekPlan';
  /** Columns of the grid: the station's longest run. */
  weeks: number;
  phases: WeekPhase[];
}
