import { networkCopy } from '@/content/page-copy/network';
import type { Choice } from './RouteProvider';

const copy = networkCopy.chosen;

interface ChosenLineProps {
  choice: keyof Choice;
  /** What is chosen. */
  name: string;
  /** Its choices are shown. */
  open: boolean;
  started: boolean;
  onChange: (button: HTMLButtonElement) => void;
}

/** Below the map's width, and where no script runs: what is chosen, and the button that opens its choices. */
export function ChosenLine({ choice, name, open, started, onChange }: ChosenLineProps) {
  return (
    <p className="network-chosen">
      <span>{copy[choice]}</span> <b>{name}</b>
      <button
        aria-expanded={open}
        data-script=""
        disabled={!started}
        onClick={({ currentTarget }) => onChange(currentTarget)}
        type="button"
      >
        {copy.change}
        <span className="sr-only"> {copy.what[choice]}</span>
      </button>
    </p>
  );
}
