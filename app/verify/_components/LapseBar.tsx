import { verifyPage } from '@/content/page-copy/verify';
import type { Lapse } from '@/content/verify/contract';
import { Said } from './Said';

const { scale } = verifyPage.contract;
const year = 12;

/** A state over twelve months: dashed while it can be restored, solid afterwards. */
export function LapseBar({ lapse }: { lapse: Lapse }) {
  const { title, months, afterwards } = lapse;
  return (
    <div>
      <h3 className="text-name">{title}</h3>
      <svg
        aria-hidden="true"
        className="mt-3 h-6 w-full"
        preserveAspectRatio="none"
        viewBox={`0 0 ${year} 6`}
      >
        <path
          className="fill-none stroke-fg"
          d={`M0 .5H${months}M0 5.5H${months}`}
          strokeDasharray="6 4"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path className="fill-fg" d={`M${months} 0H${year}V6H${months}z`} />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-caption text-muted">
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <p className="mt-2 max-w-measure text-small">
        <Said of={lapse} /> {afterwards}
      </p>
    </div>
  );
}
