'use client';

interface SegmentProps {
  /** Name of the group. */
  legend: string;
  /** The name is for assistive technology alone: what stands around the group says it. */
  quiet?: boolean;
  options: readonly { id: string; label: string }[];
  /** The pressed one. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Not answered yet: the scripts have not started. */
  disabled?: boolean;
}

/** Toggle buttons in a row of which exactly one is pressed; two to six short words. */
export function Segment({ legend, quiet, options, chosen, onChoose, disabled }: SegmentProps) {
  return (
    <fieldset className="part-segment" data-script="" disabled={disabled}>
      <legend className={quiet ? 'sr-only' : undefined}>{legend}</legend>
      <div>
        {options.map(({ id, label }) => (
          <button aria-pressed={id === chosen} key={id} onClick={() => onChoose(id)} type="button">
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
