/** Diagonal hatching as an SVG pattern; `id` must be unique on the page. */
export function TraditionalHatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern height="8" id={id} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width="8">
        <path className="stroke-rule forced-colors:opacity-40" d="M0 0V8" fill="none" strokeWidth="1.6" />
      </pattern>
    </defs>
  );
}
