'use client';

import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import type { filterResult } from '@/content/page-copy/comparison';
import { fill } from '@/lib/text/fill';
import { copyRows } from './copy-rows';

/** A filter button: its value, its words and the number of records it lists. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

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

/** Marks each element that carries tags as matching or not; without a value the marks go. */
function mark(root: HTMLElement, value: string | undefined) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-tags]')) {
    if (value === undefined) delete element.dataset.match;
    else element.dataset.match = element.dataset.tags?.split(' ').includes(value) ? 'yes' : 'no';
  }
}

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
  const [all] = options;
  const [chosen, setChosen] = useState(all);
  const narrowed = chosen !== all;

  function choose(option: FilterOption) {
    setChosen(option);
    if (root.current) mark(root.current, option === all ? undefined : option.value);
    console.log(`Certification filter: ${option.value}`);
  }

  return (
    <div className="group/filter mt-10" data-narrowed={narrowed || undefined} onCopy={copyRows} ref={root}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <fieldset
          aria-label={label}
          className="grid w-full grid-cols-2 gap-px rounded-control border-2 border-fg bg-rule max-xs:grid-cols-1 md:grid-cols-3 table:flex table:w-fit table:flex-wrap print:hidden"
        >
          {options.map((option) => (
            <button
              aria-pressed={option === chosen}
              className={clsx(
                'flex h-13 flex-1 items-center justify-between gap-2 px-3 text-left font-semibold text-label leading-tight md:px-4 md:text-small table:whitespace-nowrap xl:px-5.25',
                option === chosen ? 'bg-fg text-ground forced-color-adjust-none' : 'bg-ground hover:bg-sheet',
              )}
              key={option.value}
              onClick={() => choose(option)}
              type="button"
            >
              {option.label} <span className="font-normal text-label tabular-nums">{option.count}</span>
            </button>
          ))}
        </fieldset>
        {note}
      </div>
      <div className="mt-7.5 grid gap-y-3 lg:grid-cols-[188px_minmax(0,1fr)] print:hidden">
        <p aria-atomic="true" aria-live="polite" className="lg:pt-1 lg:pr-5">
          <b className="font-bold lg:block lg:text-value">
            {fill(result.count, { count: chosen.count, all: all.count })}
          </b>{' '}
          {fill(chosen.count === 1 ? result.one : result.more, { filter: chosen.label })}
        </p>
        {matches}
      </div>
      {children}
    </div>
  );
}
