import { Icon } from '@/components/ui/Icon';
import type { QuestionText } from '@/lib/planner/words/questions';
import type { PlannerActions } from './planner-actions';

interface MonthChoiceProps {
  field: 'start' | 'deadline';
  words: NonNullable<QuestionText['month']>;
  /** The month as text; undefined if it is not set. */
  month?: string;
  actions: PlannerActions;
}

/** Renders a month with buttons for the previous and next one; a deadline can also be set and removed. */
export function MonthChoice({ field, words, month, actions }: MonthChoiceProps) {
  const step = (by: 1 | -1) => (
    <button
      aria-label={by < 0 ? words.earlier : words.later}
      className="grid size-12 place-items-center rounded-control border border-fg text-small"
      data-code={by}
      onClick={() => actions.shiftMonth(field, by)}
      type="button"
    >
      <Icon className={by < 0 ? 'rotate-180' : undefined} name="right" />
    </button>
  );
  const showSteps = field === 'start' || month;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {showSteps && step(-1)}
      <span className="min-w-32 text-center font-bold">{month ?? words.empty}</span>
      {showSteps && step(1)}
      {words.set && (
        <button
          className="min-h-12 underline underline-offset-link"
          data-code="set"
          onClick={() => actions.shiftMonth(field, null)}
          type="button"
        >
          {month ? words.remove : words.set}
        </button>
      )}
    </div>
  );
}
