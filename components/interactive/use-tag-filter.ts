import type { FilterOption } from './FilterButtons';
import { useHashParam } from './use-hash-param';

/** Sets data-match on each tagged element in `root`, `yes` or `no`; without a tag, removes it. */
export function toggleTagMatches(root: HTMLElement | null, tag: string | undefined) {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-tags]') ?? []) {
    if (tag === undefined) delete element.dataset.match;
    else element.dataset.match = element.dataset.tags?.split(' ').includes(tag) ? 'yes' : 'no';
  }
}

/**
 * Keeps the choice of a filter in the fragment. The first option shows everything and has no tag. `showAll` chooses it and
 * leaves the fragment unchanged.
 */
export function useTagFilter(name: string, options: readonly [FilterOption, ...FilterOption[]]) {
  const [all] = options;
  const [value, setValue, forgetValue] = useHashParam(name);
  const chosen = options.find((option) => option.value === value) ?? all;
  return {
    chosen,
    tag: chosen === all ? undefined : chosen.value,
    choose: (option: FilterOption) => setValue(option === all ? undefined : option.value),
    showAll: forgetValue,
  };
}
