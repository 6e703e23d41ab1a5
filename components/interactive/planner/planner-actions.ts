import type { QuestionDefinition } from '@/lib/planner/answers/planner-state';

/** The changes that a click can make to the planner's state. */
export interface PlannerActions {
  /** Selects or clears an option of a question. */
  toggleOption: (question: QuestionDefinition, code: string) => void;
  /** Sets the status of an existing certification. */
  setCertificateStatus: (slug: string, state: string) => void;
  /** Moves a month by a number of months; null sets or removes the deadline. */
  shiftMonth: (which: 'start' | 'deadline', by: number | null) => void;
}
