import { drawingLabels } from '@/content/drawings';
import { centerLine, detail, hatching, outline, round } from './line-weights';
import { SectionHatching } from './SectionHatching';

const quarter = Math.PI / 2;

/** The plate's outline: four rounded arms on a disc of radius 132. */
function platePath(): string {
  const at = (radius: number, angle: number) =>
    `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  const arms = [0, 1, 2, 3].map((arm) => {
    const middle = arm * quarter + quarter / 2;
    return (
      `${arm ? 'L' : 'M'}${at(132, middle - 0.42)}L${at(176, middle - 0.2)}A40 40 0 0 1 ${at(176, middle + 0.2)}` +
      `L${at(132, middle + 0.42)}A132 132 0 0 1 ${at(132, middle + quarter - 0.42)}`
    );
  });
  return `${arms.join('')}Z`;
}

/** Upper half of the section; the lower half is its mirror image. */
const sectionHalf = 'M330 -176H364V-104H404V-46H330Z';

/** Motor mount in plan and section. */
export function MotorMount({ className }: { className?: string }) {
  return (
    <svg
      aria-label={drawingLabels.motorMount}
      className={className}
      role="img"
      height="452"
      viewBox="-230 -226 680 452"
      width="680"
    >
      <defs>
        <SectionHatching id="mount-section" />
      </defs>
      <g className="fill-none stroke-fg/80" strokeWidth={outline}>
        <path d="M0 -176H330M0 176H330" {...hatching} />
        <path d={sectionHalf} fill="url(#mount-section)" />
        <path d={sectionHalf} fill="url(#mount-section)" transform="scale(1 -1)" />
        <path
          d="M330 -46V46M404 -46V46M398 -46V46M330 -172h34M330 -148h34M330 172h34M330 148h34"
          {...detail}
        />
        <path d="M304 0H434M312 -160h70M312 160h70M-214 0H214M0 -214V214" {...centerLine} />
        <path d={platePath()} />
        <circle r="104" />
        <circle r="98" {...detail} />
        <circle r="46" />
        <circle r="40" {...detail} />
        <circle r="160" {...centerLine} />
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M64 -9H86A9 9 0 0 1 86 9H64A9 9 0 0 1 64 -9Z" />
            <g transform="translate(113.1 113.1)">
              <circle r="12" />
              <circle r="18" {...detail} />
              <path d="M-26 0H26M0 -26V26" {...centerLine} />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
