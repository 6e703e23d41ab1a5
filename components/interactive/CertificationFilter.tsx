'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { filterResult } from '@/content/page-copy/comparison';
import { fill } from '@/lib/text/fill';
import { afterFrame } from './after-frame';
import { copyRows } from './copy-rows';
import { FilterButtons, type FilterOption } from './FilterButtons';
import { subscribeToHashParam, writeHashParam } from './hash-param';
import { toggleTagMatches } from './tag-matches';

interface CertificationFilterProps {
  /** Name of the group of buttons. */
  label: string;
  /** First option lists everything and is pressed at the start. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** Templates of the live count. */
  result: typeof filterResult;
  /** Stands beside the buttons. */
  note: ReactNode;
  /** The list of matches; its items carry `data-tags`. */
  matches: ReactNode;
  /** The table; its rows carry `data-tags` and never change their text. */
  children: ReactNode;
}

/** Name of the choice in the address. */
const key = 'show';

/** The comparison's filter: sets attributes on finished markup, so that no record reaches the browser twice. */
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
  const [chosen, setChosen] = useState(all);
  const narrowed = chosen !== all;

  const show = useCallback(
    (option: FilterOption) => {
      const value = option === all ? undefined : option.value;
      setChosen(option);
      if (list.current) toggleTagMatches(list.current, value);
      // The list answers in the first frame. To mark the rows of the table costs as much again: the frame after.
      afterFrame(() => {
        if (root.current) toggleTagMatches(root.current, value);
      });
    },
    [all],
  );

  function choose(option: FilterOption) {
    show(option);
    writeHashParam(key, option === all ? undefined : option.value);
    console.log(`Certification filter: ${option.value}`);
  }

  // What the address brings back is no choice of this moment: nothing is logged.
  useEffect(
    () => subscribeToHashParam(key, (value) => show(options.find((option) => option.value === value) ?? all)),
    [all, options, show],
  );

  return (
    <div
      className="comparison part-stack @container"
      data-filtered={narrowed || undefined}
      onCopy={copyRows}
      ref={root}
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <FilterButtons chosen={chosen} label={label} onChoose={choose} options={options} />
        {note}
      </div>
      {/* While nothing is narrowed everybody sees all eight: the count is there for assistive technology alone. */}
      <div
        className="comparison-matches flex flex-wrap items-baseline gap-x-6 gap-y-1 print:hidden"
        ref={list}
      >
        <p aria-atomic="true" aria-live="polite" className={narrowed ? undefined : 'sr-only'}>
          <b>{fill(result.count, { count: chosen.count, all: all.count })}</b>{' '}
          <span>{fill(chosen.count === 1 ? result.one : result.more, { filter: chosen.label })}</span>
        </p>
        {matches}
      </div>
      {children}
    </div>
  );
}
