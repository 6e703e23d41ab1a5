import { clsx } from 'clsx';

/** A filter button: its value, its label and the number of records that match. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

interface FilterButtonsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly FilterOption[];
  chosen: FilterOption;
  /** Prefix of the buttons' ids, so that a fragment can select a button; without it buttons have no id. */
  fragment?: string;
  /** Called on a click; without it TagFilter handles clicks. */
  onChoose?: (option: FilterOption) => void;
}

/** Renders the toggle buttons of a filter, exactly one of which is selected. */
export function FilterButtons({ label, options, chosen, fragment, onChoose }: FilterButtonsProps) {
  return (
    <fieldset
      className={clsx(
        'grid w-full grid-cols-2 gap-px rounded-control border-2 border-fg bg-rule max-xs:grid-cols-1 table:flex table:w-fit table:flex-wrap noscript:hidden! print:hidden',
        options.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          aria-pressed={option === chosen}
          className="filter-button"
          id={fragment && fragment + option.value}
          key={option.value}
          onClick={onChoose && (() => onChoose(option))}
          type="button"
          value={option.value}
        >
          {option.label} <span className="font-normal text-small numerals">{option.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
