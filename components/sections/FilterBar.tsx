import { FilterButtons, type FilterOption } from '@/components/interactive/FilterButtons';
import { TagFilter } from '@/components/interactive/TagFilter';

interface FilterBarProps {
  /** The id of the element that contains this bar and everything that it filters. */
  root: string;
  /** The name of the group of buttons. */
  label: string;
  /** The options. The first one shows everything. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** The text after the number of results. */
  result: string;
  /** The prefix of the fragments that select an option; without it the URL does not include the selection. */
  fragment?: string;
}

/** Renders buttons that filter static content, and a live region with the number of results. Hidden without scripts. */
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
