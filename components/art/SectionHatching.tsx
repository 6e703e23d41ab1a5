import { hatching } from './line-weights';

/** Section hatching as a pattern; `id` must be unique on the page. */
export function SectionHatching({ id, angle = 45, gap = 9 }: { id: string; angle?: number; gap?: number }) {
  return (
    <pattern
      height={gap}
      id={id}
      patternTransform={`rotate(${angle})`}
      patternUnits="userSpaceOnUse"
      width={gap}
    >
      <path className="stroke-fg" d={`M0 0V${gap}`} {...hatching} />
    </pattern>
  );
}
