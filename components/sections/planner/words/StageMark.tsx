import type { StageCode } from '@/content/planner/types';
import { StageStops } from '../wide/StageStops';

/** The three stops of a stage in a line of words. */
export function StageMark({ stage, className }: { stage: StageCode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className ?? 'inline-block h-4 w-12.5 flex-none'}
      height="16"
      viewBox="0 0 50 16"
      width="50"
    >
      <StageStops stage={stage} x={0} y={8} />
    </svg>
  );
}
