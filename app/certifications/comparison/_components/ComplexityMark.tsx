import { complexities } from '@/content/certifications/types';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index * 22 + 0.75} .75h16.5v7.5h-16.5z`).join('');

/** Complexity as a word over four cells, filled up to its level. */
export function ComplexityMark({ word, level }: { word: string; level: number }) {
  return (
    <>
      {word}
      <svg
        aria-hidden="true"
        className="bar mt-1 block h-2.25 w-21"
        strokeWidth="1.5"
        height="9"
        viewBox="0 0 84 9"
        width="84"
      >
        <path d={cells(level)} />
        <path className="fill-none" d={cells(complexities.length)} />
      </svg>
    </>
  );
}
