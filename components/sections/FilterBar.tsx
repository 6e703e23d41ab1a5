import { FilterButtons, type FilterOption } from '@/components/interactive/FilterButtons';
import { TagFilter } from '@/components/interactive/TagFilter';

interface FilterBarProps {
  /** id of the element that holds this bar and all that it narrows. */
  root: string;
  /** Name of the group of buttons. */
  label: string;
  /** The first option shows everything. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** Follows the number of what is shown. */
  result: string;
  /** Prefix of the fragments that name a choice, if the address should hold it. */
  fragment?: string;
}

/** Buttons that narrow a finished part of the page, with an announced count of what is left; hidden without scripts. */
export function FilterBar({ root, label, options, result, fragment }: FilterBarProps) {
  const [all] = options;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 noscript:hidden max-md:w-full print:hidden">
      <FilterButtons chosen={all} fragment={fragment} label={label} options={options} />
      <p aria-atomic="true" aria-live="polite" className="font-bold text-small numerals">
        <b>{all.count}</b> {result}
      </p>
      <TagFilter root={root} />
    </div>
  );
}
