import type { QuestionDefinition } from '@/lib/planner/answers/planner-state';

/** The changes that a click can make to the planner's state. */
export interface PlannerActions {
  /** Selects or clears an option of a question. */
  choice: (question: QuestionDefinition, code: string) => void;
  /** Sets the status of an existing certification. */
  held: (slug: string, state: string) => void;
  /** Moves a month by a number of months; null sets or removes the deadline. */
  month: (which: 'start' | 'deadline', by: number | null) => void;
}
