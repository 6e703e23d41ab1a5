import type { DrawingLabel } from '@/content/page-copy/home';
import { Leaders } from './Leaders';

/**
 * Leaders from the camera, the battery's right and left straps and the electronics bay, in this order; on the phone the
 * long names move inward.
 */
const leaders = [
  { from: [0, -140], to: 'V-252', text: [0, -282], anchor: 'middle', phone: undefined },
  { from: [27, -8], to: 'H182', text: [192, -14], anchor: 'start', phone: 'max-md:-translate-x-12.5' },
  { from: [-27, -8], to: 'H-182', text: [-192, -14], anchor: 'end', phone: 'max-md:translate-x-12.5' },
  { from: [0, 92], to: 'V240', text: [0, 266], anchor: 'middle', phone: undefined },
] as const;

interface QuadcopterPartsProps {
  label: string;
  /** Four labels: above, right, left, below. */
  parts: readonly [DrawingLabel, DrawingLabel, DrawingLabel, DrawingLabel];
  className?: string;
}

/** The quadcopter, a file, with a certification at each part it concerns; on the tablet the drawing has no words. */
export function QuadcopterParts({ label, parts, className }: QuadcopterPartsProps) {
  return (
    <svg aria-label={label} className={className} role="img" viewBox="-330 -322 660 652">
      <image height="652" href="/art/slides/journey.svg" width="660" x="-330" y="-322" />
      <g className="fill-muted text-drawn-19 max-md:text-drawn-28 md:max-lg:hidden">
        <Leaders dot={7.2} lines={leaders} />
        {parts.map(({ name, field }, index) => {
          const leader = leaders[index];
          if (!leader) return null;
          const [x, y] = leader.text;
          return (
            <text className={leader.phone} key={name} textAnchor={leader.anchor} x={x} y={y}>
              <tspan className="fill-fg font-bold">{name}</tspan>
              <tspan className="max-md:hidden" dy="1.25em" x={x}>
                {field}
              </tspan>
            </text>
          );
        })}
      </g>
    </svg>
  );
}
