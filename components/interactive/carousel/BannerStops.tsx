'use client';

interface BannerStopsProps {
  /** Name of the group. */
  label: string;
  names: readonly string[];
  selected: number;
  onChoose: (index: number) => void;
}

/** The slides as named stops; below the desktop only the rings are drawn, the names stay for assistive technology. */
export function BannerStops({ label, names, selected, onChoose }: BannerStopsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slide pickers after the APG; a fieldset would be a form part
    <div aria-label={label} className="flex flex-1 lg:justify-between" role="group">
      {names.map((name, index) => (
        <button
          aria-current={index === selected ? 'true' : undefined}
          className="slide-stop"
          key={name}
          onClick={() => onChoose(index)}
          type="button"
        >
          <span className="sr-only lg:not-sr-only lg:whitespace-nowrap">{name}</span>
        </button>
      ))}
    </div>
  );
}
