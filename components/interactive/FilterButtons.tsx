import { clsx } from 'clsx';

/** A filter button: its value, its words and the number of records it lists. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

interface FilterButtonsProps {
  /** Name of the group of buttons. */
  label: string;
  options: readonly FilterOption[];
  chosen: FilterOption;
  /** Prefix of the buttons' ids, which an address can name. */
  fragment?: string;
  /** Without it, a script listens for presses. */
  onChoose?: (option: FilterOption) => void;
}

/** The buttons of a filter, of which one is pressed. */
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
