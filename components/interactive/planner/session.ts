import { memo } from 'react';
import { PlanView as View } from './PlanView';

export { computeResult } from './plan-result';

/** Renders the plan; rerenders only when its props change. */
export const MemoizedPlanView = memo(View);
