import { clsx } from 'clsx';

interface ChoiceProps {
  /** Answer it belongs to, and its code there. */
  field: string;
  code: string;
  label: string;
  note?: string;
  /** One of a group: drawn as a stop; otherwise as a square. */
  one?: boolean;
  pressed?: boolean;
  /** Excludes the others of its group. */
  alone?: boolean;
  /** Stands for the group while nothing else is pressed. */
  open?: boolean;
  /** Shown only if a link has it pressed; unpressed, it stays where it is until other answers are opened. */
  retired?: boolean;
}

/** A toggle button of the planner, finished in the HTML; the script only turns `aria-pressed`. */
export function Choice({
  field,
  code,
  label,
  note,
  one,
  pressed = false,
  alone,
  open,
  retired,
}: ChoiceProps) {
  return (
    <button
      aria-pressed={pressed}
      className={clsx(
        'group/choice grid min-h-12 w-full scroll-mb-28 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-3 border-rule border-b py-2 text-left hover:bg-sheet lg:min-h-10.5',
        retired && 'not-aria-pressed:not-data-kept:hidden',
      )}
      data-alone={alone || undefined}
      data-code={code}
      data-field={field}
      data-one={one || undefined}
      data-open={open || undefined}
      type="button"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-6 place-items-center border-muted bg-ground forced-color-adjust-none',
          one
            ? 'rounded-full border-5 group-aria-pressed/choice:border-fg group-aria-pressed/choice:bg-fg'
            : 'border-2 group-aria-pressed/choice:border-fg group-aria-pressed/choice:bg-fg',
        )}
      >
        {!one && (
          <svg
            aria-hidden="true"
            className="invisible size-3.5 fill-none stroke-ground group-aria-pressed/choice:visible"
            height="14"
            viewBox="0 0 14 14"
            width="14"
          >
            <path d="M1.5 7l4 4 7-8" strokeWidth="3" />
          </svg>
        )}
      </span>
      <span className="wrap-anywhere text-body group-aria-pressed/choice:font-bold">
        {label} {note && <span className="block text-caption text-muted">{note}</span>}
      </span>
    </button>
  );
}
