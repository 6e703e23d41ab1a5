import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '@/lib/text/fill';

interface PlannerBarProps {
  /** The one sentence that is announced. */
  sentence: ReactNode;
  planned: boolean;
  /** The plan in two short lines, for a phone. */
  peek?: readonly [string, string];
  /** Leads to the plan. */
  onSee: () => void;
  /** Which questions are answered, once at least one is. */
  progress?: readonly boolean[];
  /** Restores the cleared plan, if there is one. */
  onUndo?: () => void;
  copy: { see: string; undo: string; count: string };
}

/**
 * Ends the choices and stays in view while they are taller than the window. Beside the plan it would repeat it: there
 * it appears only for the keyboard, and while something can be undone. There it takes no room, seen or not: the focus
 * leaves it when the mouse goes down elsewhere, and the page must not move under the pointer.
 */
export function PlannerBar({ sentence, planned, peek, progress, onSee, onUndo, copy }: PlannerBarProps) {
  const action = onUndo ? { label: copy.undo, act: onUndo } : planned && { label: copy.see, act: onSee };
  return (
    <div
      className={clsx(
        'planner-bar sticky bottom-0 z-5 text-ink',
        !onUndo && 'xl:not-focus-within:pointer-events-none xl:not-focus-within:opacity-0',
      )}
      data-ground="paper"
      data-script
    >
      <div>
        {progress && (
          <p
            aria-hidden="true"
            className="flex flex-none items-center gap-2 text-small text-muted max-md:hidden xl:hidden"
          >
            <span className="flex gap-0.5">
              {progress.map((answered, index) => (
                <span
                  className={clsx('size-3.5 rounded-full border-2 border-fg', answered && 'bg-fg')}
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its question's place
                  key={index}
                />
              ))}
            </span>
            {fill(copy.count, { n: progress.filter(Boolean).length, total: progress.length })}
          </p>
        )}
        {peek && !onUndo && (
          <p aria-hidden="true" className="flex-1 text-small md:hidden">
            <b className="block font-bold">{peek[0]}</b>
            {peek[1]}
          </p>
        )}
        <p
          className={clsx('flex-1 text-balance text-small', peek && !onUndo && 'max-md:sr-only')}
          role="status"
        >
          {sentence}
        </p>
        {action && (
          <button
            className="grid min-h-11 min-w-11 flex-none place-items-center border-line border-b-2 font-bold text-small"
            onClick={action.act}
            type="button"
          >
            <span className={clsx(!onUndo && 'max-md:sr-only')}>{action.label}</span>
            {!onUndo && (
              <svg
                aria-hidden="true"
                className="size-6 fill-none stroke-current md:hidden"
                height="24"
                viewBox="0 0 24 24"
                width="24"
              >
                <path d="M12 4v15M5 12l7 7 7-7" strokeWidth="2.5" />
              </svg>
            )}
          </button>
        )}
      </div>
    </div>
  );
}
