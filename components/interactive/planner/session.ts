import { memo } from 'react';
import { PlanView as View } from './PlanView';

export { resultOf } from './plan-result';

/** The plan, rendered anew only when its answers are. */
export const PlanView = memo(View);
