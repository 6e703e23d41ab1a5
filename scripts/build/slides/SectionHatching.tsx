import { hatching } from '@/components/art/line-weights';

/** Section hatching as a pattern; `id` must be unique on the page. */
export function SectionHatching({ id, angle = 45 }: { id: string; angle?: number }) {
  return (
    <pattern height="9" id={id} patternTransform={`rotate(${angle})`} patternUnits="userSpaceOnUse" width="9">
      <path className="stroke-fg" d="M0 0V9" {...hatching} />
    </pattern>
  );
}
