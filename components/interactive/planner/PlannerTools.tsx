'use client';

import { useState } from 'react';
import type { PlannerWords } from '@/lib/planner/words/words';

interface PlannerToolsProps {
  words: PlannerWords['copy'];
  /** Address of the plan: the window's follows a moment later. */
  address: string;
  /** Calendar file of the plan; a plan without months has none. */
  ics?: () => string;
  onRestart: () => void;
}

/** Copy link, print, calendar file, start over. */
export function PlannerTools({ words: { tools, privacy }, address, ics, onRestart }: PlannerToolsProps) {
  // What is said about one plan is not true of the next.
  const [answer, setAnswer] = useState({ address, text: '' });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setAnswer({ address, text: tools.copied }),
      () => setAnswer({ address, text: tools.manual }),
    );
  const save = (file: string) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'route-plan.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const actions = [
    { label: tools.copy, act: copy },
    { label: tools.print, act: () => window.print() },
    ...(ics ? [{ label: tools.calendar, act: () => save(ics()) }] : []),
    { label: tools.restart, act: onRestart },
  ];
  return (
    <div className="mt-8 print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{tools.label}</legend>
        {actions.map(({ label, act }) => (
          <button
            className="min-h-14 rounded-control border-2 border-current px-4 font-bold text-small hover:bg-faint max-md:flex-1 max-md:basis-40 xl:min-h-12"
            key={label}
            onClick={act}
            type="button"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="mt-3 min-h-[1.5em] text-small" role="status">
        {answer.address === address && answer.text}
      </p>
      <p className="text-small text-muted">{privacy}</p>
    </div>
  );
}
