import { clsx } from 'clsx';
import { ToggleGroup } from './ToggleGroup';

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
  /** Whether the buttons are one row on mobile, which scrolls sideways. */
  sideways?: boolean;
  onChoose: (option: FilterOption) => void;
}

/** Renders the toggle buttons of a filter with their counts. */
export function FilterButtons({ label, options, chosen, sideways, onChoose }: FilterButtonsProps) {
  return (
    <ToggleGroup
      buttonClassName="flex h-13 flex-1 max-md:first-of-type:nth-last-[odd]:col-span-full items-center justify-between gap-2 bg-surface px-3 text-left font-bold text-small hover:bg-sheet aria-pressed:bg-fg aria-pressed:text-surface aria-pressed:forced-color-adjust-none md:px-4 table:whitespace-nowrap xl:px-6"
      className={clsx(
        'w-full gap-px rounded-control border-2 border-fg bg-rule table:flex table:flex-wrap print:hidden',
        sideways
          ? 'min-w-0 max-md:flex max-md:overflow-x-auto max-md:whitespace-nowrap max-md:*:flex-none md:grid'
          : 'grid grid-cols-2 max-xs:grid-cols-1',
        options.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3',
      )}
      legend={label}
      legendClassName="sr-only"
      onChange={(value) => onChoose(options.find((option) => option.value === value) ?? chosen)}
      options={options.map(({ value, label, count }) => ({
        value,
        label: (
          <>
            {label} <span className="font-normal text-small numerals">{count}</span>
          </>
        ),
      }))}
      scrollLabel={sideways ? label : undefined}
      value={chosen.value}
    />
  );
}
