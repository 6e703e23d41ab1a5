import { useState } from 'react';
import type { PlannerWords } from '@/lib/planner/words/words';
import { copyText } from '../copy-text';

interface PlanToolsProps {
  words: PlannerWords['copy'];
  /** Address of the plan: the window's follows a moment later. */
  address: string;
  /** Calendar file of the plan; a plan without months has none. */
  ics?: () => string;
  onRestart: () => void;
}

function save(file: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'route-plan.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copy link, print, calendar file, start over. */
export function PlanTools({ words: { tools, privacy }, address, ics, onRestart }: PlanToolsProps) {
  // What is said about one plan is not true of the next.
  const [answer, setAnswer] = useState({ address, text: '' });
  const copy = () =>
    copyText(address).then(
      () => setAnswer({ address, text: tools.copied }),
      () => setAnswer({ address, text: tools.manual }),
    );
  const actions = [
    { label: tools.copy, act: copy },
    { label: tools.print, act: () => window.print() },
    ...(ics ? [{ label: tools.calendar, act: () => save(ics()) }] : []),
    { label: tools.restart, act: onRestart },
  ];
  return (
    <div className="framed trunk part-band part-compact" data-theme="paper">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{tools.label}</legend>
        {actions.map(({ label, act }) => (
          <button className="button button-small button-outline" key={label} onClick={act} type="button">
            {label}
          </button>
        ))}
      </fieldset>
      <p className="text-muted text-small">
        {privacy}{' '}
        <b className="text-fg" role="status">
          {answer.address === address && answer.text}
        </b>
      </p>
    </div>
  );
}
