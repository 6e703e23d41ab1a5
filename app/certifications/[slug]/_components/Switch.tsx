import { RichContent } from '@/components/parts/RichContent';
import type { NeedCase } from '@/content/certifications/types';

/** Renders the cases in which a company needs a certification as points on a track, each with a branch to its answer. */
export function Switch({ cases }: { cases: readonly NeedCase[] }) {
  // The track has the color of the line up to the last branch that leads to the certification.
  const last = cases.findLastIndex(({ verdict }) => verdict === 'yes');
  return (
    <ul className="lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_5.75rem_auto_1fr] lg:gap-x-6">
      {cases.map(({ title, answer, text, verdict }, index) => (
        <li className="switch-case" key={index}>
          <h3 className="text-name">
            <RichContent content={title} terms={false} />
          </h3>
          <Point
            isFirst={index === 0}
            isLast={index === cases.length - 1}
            isOnLine={index < last}
            verdict={verdict}
          />
          <p className="font-bold text-small lg:text-name">
            <RichContent content={answer} terms={false} />
          </p>
          <p className="text-small lg:mt-2">
            <RichContent content={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PointProps {
  verdict: NeedCase['verdict'];
  isFirst: boolean;
  isLast: boolean;
  /** Whether the track to the next point has the color of the line. */
  isOnLine: boolean;
}

/** Renders a point of the track, the track to the next point and the branch to the answer, dashed if it is a perhaps. */
function Point({ verdict, isFirst, isLast, isOnLine }: PointProps) {
  const track = isOnLine ? 'stroke-line' : 'stroke-slate';
  const branch = {
    className: verdict === 'yes' ? 'stroke-line' : 'stroke-slate',
    strokeDasharray: verdict === 'perhaps' ? '12 6' : undefined,
  };
  return (
    <svg aria-hidden="true">
      <g className="lg:hidden">
        {!isLast && <line className={track} x1="14" x2="14" y1="14" y2="102%" />}
        <path {...branch} d="M14 22L31 39Q35 43 40 43H46" />
        <path className="stroke-fg" d="M46 32V54" />
      </g>
      <g className="max-lg:hidden">
        {/* From the trunk, like components/line/Bend. */}
        {isFirst && <path className="stroke-line" d="M-46 -42v10q0 7 5 12l29 29q5 5 12 5h14" />}
        {!isLast && <line className={track} x1="14" x2="102%" y1="14" y2="14" />}
        <path {...branch} d="M14 14L46 47Q50 51 50 57V70" />
        <path className="stroke-fg" d="M34 70H66" />
      </g>
      <circle className="fill-surface stroke-fg" cx="14" cy="14" r="11.5" strokeWidth="5" />
    </svg>
  );
}
