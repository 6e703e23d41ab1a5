'use client';

import { useEffect } from 'react';
import { FilterButtons, type FilterOption } from './FilterButtons';
import { focusAndScrollTo, subscribeToFragmentTarget } from './scroll-and-focus';
import { toggleTagMatches, useTagFilter } from './use-tag-filter';

interface TagFilterProps {
  /** The id of the element that contains this filter and everything that it filters. */
  root: string;
  /** The name of the fragment parameter. */
  name: string;
  /** The name of the group of buttons. */
  label: string;
  /** The options, whose values are tags. The first one shows everything. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** The text after the number of results. */
  result: string;
  /** Whether the buttons are one row on mobile, which scrolls sideways. */
  sideways?: boolean;
}

/**
 * Renders buttons that filter static content, and a live region with the number of results. It sets attributes on
 * rendered markup, whose items list their tags in `data-tags`. A fragment whose target the filter hides shows everything.
 */
export function TagFilter({ root: id, name, label, options, result, sideways }: TagFilterProps) {
  const { chosen, tag, choose, showAll } = useTagFilter(name, options);

  useEffect(() => showMatches(id, tag), [id, tag]);

  useEffect(
    () =>
      subscribeToFragmentTarget((target) => {
        if (target?.dataset.match !== 'no') return;
        showMatches(id, undefined);
        showAll();
        focusAndScrollTo(target);
      }),
    [id, showAll],
  );

  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 noscript:hidden max-md:w-full print:hidden">
      <FilterButtons chosen={chosen} label={label} onChoose={choose} options={options} sideways={sideways} />
      <p aria-atomic="true" aria-live="polite" className="font-bold text-small numerals">
        <b>{chosen.count}</b> {result}
      </p>
    </div>
  );
}

/** Hides what lacks the tag in the element with this id; without a tag, shows everything. */
function showMatches(id: string, tag: string | undefined) {
  const root = document.getElementById(id);
  toggleTagMatches(root, tag);
  root?.toggleAttribute('data-narrowed', tag !== undefined);
}
