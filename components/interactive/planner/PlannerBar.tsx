import { clsx } from 'clsx';

interface PlannerBarProps {
  /** The one sentence that is announced. */
  sentence: string;
  planned: boolean;
  /** Takes the cleared plan back, while there is one. */
  onUndo?: () => void;
  copy: { see: string; undo: string };
}

/** Moves reading and focus to the plan. */
function goToPlan() {
  const heading = document.getElementById('plan-title');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
  heading?.scrollIntoView();
}

/**
 * Closes the choices and stays in sight while they are longer than the window. Beside the plan it would say the same
 * twice: there it shows itself to the keyboard, and while something can be taken back.
 */
export function PlannerBar({ sentence, planned, onUndo, copy }: PlannerBarProps) {
  const action = onUndo ? { label: copy.undo, act: onUndo } : planned && { label: copy.see, act: goToPlan };
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-5 border-fg border-t-2 bg-paper text-ink',
        !onUndo && 'xl:not-focus-within:sr-only',
      )}
      data-ground="paper"
      data-script
    >
      <div className="mx-auto flex min-h-[76px] max-w-frame items-center justify-between gap-x-10 gap-y-1 py-3 pr-gutter pl-axis xl:px-0">
        <p className="text-small" role="status">
          {sentence}
        </p>
        {action && (
          <button
            className="flex-none border-line border-b-2 py-2.5 font-bold text-small"
            onClick={action.act}
            type="button"
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
