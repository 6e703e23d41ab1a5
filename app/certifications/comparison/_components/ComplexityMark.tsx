import { complexities } from '@/content/certifications/types';

/** Complexity as a word over four cells, filled up to its level. */
export function ComplexityMark({ word, level }: { word: string; level: number }) {
  return (
    <>
      <span className="block leading-item">{word}</span>
      <svg
        aria-hidden="true"
        className="mt-1 block h-2.25 w-21 fill-fg stroke-fg group-data-[match=no]/row:fill-slate group-data-[match=no]/row:stroke-slate"
        strokeWidth="1.5"
        viewBox="0 0 84 9"
      >
        {complexities.map((name, index) => (
          <rect
            fillOpacity={index < level ? 1 : 0}
            height="7.5"
            key={name}
            width="16.5"
            x={index * 22 + 0.75}
            y="0.75"
          />
        ))}
      </svg>
    </>
  );
}
