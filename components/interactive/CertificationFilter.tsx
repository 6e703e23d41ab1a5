'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { filterResult } from '@/content/page-copy/comparison';
import { fill } from '@/lib/text/fill';
import { afterFrame } from './after-frame';
import { FilterButtons, type FilterOption } from './FilterButtons';
import { toggleTagMatches, useTagFilter } from './use-tag-filter';

interface CertificationFilterProps {
  /** Accessible name of the group of buttons. */
  label: string;
  /** The options; the first matches every record and is selected initially. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** Templates of the live count. */
  result: typeof filterResult;
  /** Content next to the buttons. */
  note: ReactNode;
  /** The list of matches; its items have `data-tags`. */
  matches: ReactNode;
  /** The table; its rows have `data-tags`. */
  children: ReactNode;
}

/** Renders the filter of the comparison; it sets attributes on rendered markup, so that records are not sent twice. */
export function CertificationFilter({
  label,
  options,
  result,
  note,
  matches,
  children,
}: CertificationFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [all] = options;
  const { chosen, tag, choose } = useTagFilter('show', options);
  const filtered = tag !== undefined;

  useEffect(() => {
    toggleTagMatches(list.current, tag);
    // The list updates in the first frame. Updating the rows of the table costs as much again, so it follows a frame
    // later.
    return afterFrame(() => toggleTagMatches(root.current, tag));
  }, [tag]);

  // A value restored from the URL is not a click, so it is not logged.
  function chooseAndLog(option: FilterOption) {
    choose(option);
    console.log(`Certification filter: ${option.value}`);
  }

  return (
    <div className="comparison part-stack @container" data-filtered={filtered || undefined} ref={root}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <FilterButtons chosen={chosen} label={label} onChoose={chooseAndLog} options={options} />
        {note}
      </div>
      {/* Without a filter all eight are visible, so only assistive technology gets the count. */}
      <div
        className="comparison-matches flex flex-wrap items-baseline gap-x-6 gap-y-1 print:hidden"
        ref={list}
      >
        <p aria-atomic="true" aria-live="polite" className={filtered ? undefined : 'sr-only'}>
          <b>{fill(result.count, { count: chosen.count, all: all.count })}</b>{' '}
          <span>{fill(chosen.count === 1 ? result.one : result.more, { filter: chosen.label })}</span>
        </p>
        <p aria-hidden="true" className="comparison-all text-small text-muted">
          {fill(result.all, { all: all.count })}
        </p>
        {matches}
      </div>
      {children}
    </div>
  );
}
