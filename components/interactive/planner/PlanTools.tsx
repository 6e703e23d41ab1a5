import { useState } from 'react';
import type { PlannerWords } from '@/lib/planner/words/words';
import { copyText } from '../copy-text';

interface PlanToolsProps {
  words: PlannerWords['copy'];
  /** URL of the plan; location.href changes a moment later. */
  address: string;
  /** Returns the calendar file of the plan; undefined for a plan without certifications to schedule. */
  ics?: () => string;
  onRestart: () => void;
}

function save(file: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'route-plan.ics';
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Renders the buttons that copy the link, print, save the calendar file and start over. */
export function PlanTools({ words: { tools, privacy }, address, ics, onRestart }: PlanToolsProps) {
  // The status includes the URL, because it must disappear when the plan changes.
  const [status, setStatus] = useState({ address, text: '' });
  const copy = () =>
    copyText(address).then(
      () => setStatus({ address, text: tools.copied }),
      () => setStatus({ address, text: tools.manual }),
    );
  const actions = [
    { label: tools.copy, act: copy },
    { label: tools.print, act: () => window.print() },
    ...(ics ? [{ label: tools.calendar, act: () => save(ics()) }] : []),
    { label: tools.restart, act: onRestart },
  ];
  return (
    <div className="framed trunk part-band" data-theme="paper">
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
          {status.address === address && status.text}
        </b>
      </p>
    </div>
  );
}
