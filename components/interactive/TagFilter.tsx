'use client';

import { useCallback, useEffect, useState } from 'react';
import { FilterButtons, type FilterOption } from './FilterButtons';
import { focusAndScrollTo, subscribeToFragmentTarget } from './scroll-and-focus';
import { toggleTagMatches } from './tag-matches';

interface TagFilterProps {
  /** The id of the element that contains this filter and everything that it filters. */
  root: string;
  /** The name of the group of buttons. */
  label: string;
  /** The options, whose values are tags. The first one shows everything. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** The text after the number of results. */
  result: string;
  /** The prefix of the fragments that select an option. */
  fragment: string;
  /** Whether the buttons are one row on mobile, which scrolls sideways. */
  sideways?: boolean;
}

/**
 * Renders buttons that filter static content, and a live region with the number of results. It sets attributes on
 * rendered markup, whose items list their tags in `data-tags`. A choice is written to the fragment, which selects it
 * again on the next visit. An empty fragment shows everything, and so does one whose target the filter hides.
 */
export function TagFilter({ root: id, label, options, result, fragment, sideways }: TagFilterProps) {
  const [all] = options;
  const [chosen, setChosen] = useState(all);

  const show = useCallback(
    (option: FilterOption) => {
      const root = document.getElementById(id);
      if (!root) return;
      setChosen(option);
      toggleTagMatches(root, option === all ? undefined : option.value);
      root.toggleAttribute('data-narrowed', option !== all);
    },
    [id, all],
  );

  function choose(option: FilterOption) {
    show(option);
    history.replaceState(history.state, '', `#${fragment}${option.value}`);
  }

  useEffect(
    () =>
      subscribeToFragmentTarget((target) => {
        const linked = options.find(({ value }) => target?.id === fragment + value);
        if (linked || !location.hash) return show(linked ?? all);
        if (target?.dataset.match !== 'no') return;
        show(all);
        focusAndScrollTo(target);
      }),
    [all, fragment, options, show],
  );

  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 noscript:hidden max-md:w-full print:hidden">
      <FilterButtons
        chosen={chosen}
        fragment={fragment}
        label={label}
        onChoose={choose}
        options={options}
        sideways={sideways}
      />
      <p aria-atomic="true" aria-live="polite" className="font-bold text-small numerals">
        <b>{chosen.count}</b> {result}
      </p>
    </div>
  );
}
