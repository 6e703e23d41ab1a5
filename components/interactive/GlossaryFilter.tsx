'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/text/fill';
import { fragmentTarget } from './arrival';
import { FilterButtons, type FilterOption } from './FilterButtons';
import { markTags } from './mark-tags';

interface GlossaryFilterProps {
  /** Name of the group of buttons. */
  label: string;
  /** First option lists everything and is pressed at the start. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** Template of the live count. */
  result: '{count} of {all} entries';
  /** Index and entries, finished; what belongs to kinds carries them as `data-tags`. */
  children: ReactNode;
}

/** Narrows the glossary to one kind by attributes on finished markup. */
export function GlossaryFilter({ label, options, result, children }: GlossaryFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const [all] = options;
  const [chosen, setChosen] = useState(all);

  function choose(option: FilterOption) {
    setChosen(option);
    if (root.current) markTags(root.current, option === all ? undefined : option.value);
  }

  // An entry that the filter hides cannot be arrived at.
  useEffect(() => {
    const show = () => {
      const target = fragmentTarget(location.hash);
      if (!root.current || target?.dataset.match !== 'no') return;
      setChosen(all);
      markTags(root.current, undefined);
      target.scrollIntoView();
    };
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [all]);

  return (
    <div data-narrowed={chosen !== all || undefined} ref={root}>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 noscript:hidden print:hidden">
        <FilterButtons chosen={chosen} label={label} onChoose={choose} options={options} />
        <p aria-atomic="true" aria-live="polite" className="font-bold text-small tabular-nums">
          {fill(result, { count: chosen.count, all: all.count })}
        </p>
      </div>
      {children}
    </div>
  );
}
