import { memo } from 'react';
import { PlanView as View } from './PlanView';

export { computeResult } from './plan-result';

/** The plan, rendered anew only when its answers are. */
export const MemoizedPlanView = memo(View);
