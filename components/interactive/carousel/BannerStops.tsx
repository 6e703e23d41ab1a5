'use client';

interface BannerStopsProps {
  /** Accessible name of the group. */
  label: string;
  names: readonly string[];
  /** Position text of the slide in view, for example "2 of 7". */
  place: string;
  selected: number;
  onChoose: (index: number) => void;
}

/** Renders a button per slide; below the desktop width only the name and position of the slide in view. */
export function BannerStops({ label, names, place, selected, onChoose }: BannerStopsProps) {
  return (
    <>
      <p className="min-w-min flex-1 text-muted text-small lg:hidden">
        <b className="text-fg">{names[selected]}</b> <span>{place}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slide pickers after the APG; a fieldset would be a form part */}
      <div aria-label={label} className="flex gap-8 max-lg:hidden" role="group">
        {names.map((name, index) => (
          <button
            aria-current={index === selected ? 'true' : undefined}
            className="bar-below h-11 whitespace-nowrap text-muted text-small hover:underline current:font-bold current:text-fg"
            key={name}
            onClick={() => onChoose(index)}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
