'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';
import { fragmentTarget } from './arrival';

/** A view: its name in the address, its words and the number of rows it shows. */
interface ViewOption {
  view: 'all' | 'extend' | 'new';
  label: string;
  count: number;
}

interface GapViewsProps {
  /** Name of the group of buttons. */
  label: string;
  /** The first shows every row. */
  options: readonly [ViewOption, ...ViewOption[]];
  /** Template of the live count. */
  result: typeof tableCopy.views.result;
  /** Downloads, beside the buttons. */
  tools?: ReactNode;
  /** The table; its rows carry `data-state`. */
  children: ReactNode;
}

/** Shows all rows, those to extend or the new ones; the view stands in the address, and the style sheet does the hiding. */
export function GapViews({ label, options, result, tools, children }: GapViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [all] = options;
  const [chosen, setChosen] = useState(all);

  useEffect(() => {
    function follow() {
      const named = options.find(({ view }) => location.hash === `#view-${view}`);
      if (named) return setChosen(named);
      // A link to a row shows it, whatever the view was.
      const target = fragmentTarget(location.hash);
      if (target && root.current?.contains(target)) setChosen(all);
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [all, options]);

  // The browser cannot go to a row that the view still hides.
  useEffect(() => {
    if (chosen !== all) return;
    const target = fragmentTarget(location.hash);
    if (target && root.current?.contains(target)) target.scrollIntoView();
  }, [chosen, all]);

  function choose(option: ViewOption) {
    setChosen(option);
    history.replaceState(history.state, '', `#view-${option.view}`);
  }

  return (
    <div className="mt-10 print:mt-0" data-view={chosen.view} ref={root}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 print:hidden">
        <fieldset
          aria-label={label}
          className="grid grid-cols-3 gap-px rounded-control border-2 border-fg bg-rule max-md:w-full"
          data-script
        >
          {options.map((option) => (
            <button
              aria-pressed={option === chosen}
              className={clsx(
                'flex h-13 items-center justify-between gap-2 px-3 font-semibold text-small md:px-5',
                option === chosen ? 'bg-fg text-ground forced-color-adjust-none' : 'bg-ground hover:bg-sheet',
              )}
              id={`view-${option.view}`}
              key={option.view}
              onClick={() => choose(option)}
              type="button"
            >
              {option.label} <span className="font-normal text-label tabular-nums">{option.count}</span>
            </button>
          ))}
        </fieldset>
        <p aria-live="polite" className="text-label text-muted" data-script>
          {fill(result, { count: chosen.count, all: all.count })}
        </p>
        {tools}
      </div>
      {children}
    </div>
  );
}
