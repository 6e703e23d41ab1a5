'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';
import { fragmentTarget } from './arrival';
import { FilterButtons, type FilterOption } from './FilterButtons';

interface GapViewsProps {
  /** Name of the group of buttons. */
  label: string;
  /** The first shows every row; the others have the state of their rows as value. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** Template of the live count. */
  result: typeof tableCopy.views.result;
  /** Stands beside the buttons. */
  tools: ReactNode;
  /** The table; its rows carry `data-state`. */
  children: ReactNode;
}

/** Shows every row of a gap table or those of one state. The view stands in the address, the style sheet hides the rest. */
export function GapViews({ label, options, result, tools, children }: GapViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [all] = options;
  const [chosen, setChosen] = useState(all);

  useEffect(() => {
    function follow() {
      const named = options.find(({ value }) => location.hash === `#view-${value}`);
      const target = named ? root.current : fragmentTarget(location.hash);
      if (!target || !root.current?.contains(target)) return;
      // Set here too: the browser cannot go to a row that is still hidden.
      root.current.dataset.view = (named ?? all).value;
      setChosen(named ?? all);
      target.scrollIntoView();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [all, options]);

  function choose(option: FilterOption) {
    setChosen(option);
    history.replaceState(history.state, '', `#view-${option.value}`);
  }

  return (
    <div className="mt-10 print:mt-0" data-view={chosen.value} ref={root}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 print:hidden">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:w-full noscript:hidden">
          <FilterButtons chosen={chosen} label={label} onChoose={choose} options={options} />
          <p aria-atomic="true" aria-live="polite" className="font-bold text-small tabular-nums">
            {fill(result, { count: chosen.count, all: all.count })}
          </p>
        </div>
        {tools}
      </div>
      {children}
    </div>
  );
}
