import { Icon } from '@/components/ui/Icon';

interface MonthChoiceProps {
  field: 'start' | 'deadline';
  earlier: string;
  later: string;
  /** Shown until a month is known. */
  empty: string;
  /** Words of the button that sets and removes the month, where it may be left out. */
  toggle?: { set: string; remove: string };
}

const step =
  'grid size-[48px] flex-none scroll-mb-28 place-items-center rounded-control border-2 border-fg hover:bg-sheet';

/** A month, moved by two buttons. */
export function MonthChoice({ field, earlier, later, empty, toggle }: MonthChoiceProps) {
  return (
    <>
      <div className="flex items-center gap-3">
        <button
          aria-label={earlier}
          className={step}
          data-by="-1"
          data-move={field}
          hidden={field === 'deadline'}
          type="button"
        >
          <Icon className="rotate-180" name="right" />
        </button>
        <span
          className="w-38 min-w-0 shrink wrap-break-word text-center font-bold text-small [[hidden]+&]:text-left"
          data-empty={empty}
          data-month={field}
        >
          {empty}
        </span>
        <button
          aria-label={later}
          className={step}
          data-by="1"
          data-move={field}
          hidden={field === 'deadline'}
          type="button"
        >
          <Icon name="right" />
        </button>
      </div>
      {toggle && (
        <button
          className="mt-3 min-h-11 scroll-mb-28 border-line border-b-2 font-bold text-small"
          data-move={field}
          data-remove={toggle.remove}
          data-set={toggle.set}
          type="button"
        >
          {toggle.set}
        </button>
      )}
    </>
  );
}
