import type { QuestionDefinition } from '@/lib/planner/answers/planner-state';

/** What a press can change: a choice, the state of a certification, a month. */
export interface PlannerActions {
  choice: (asked: QuestionDefinition, code: string) => void;
  held: (slug: string, state: string) => void;
  /** By months; without a number the deadline is set or removed. */
  month: (which: 'start' | 'deadline', by: number | null) => void;
}
