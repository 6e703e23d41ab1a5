import type { Budget } from '@/lib/budget/types';

/** A budget under the name of its rates. */
export interface NamedBudget {
  name: string;
  budget: Budget;
}
