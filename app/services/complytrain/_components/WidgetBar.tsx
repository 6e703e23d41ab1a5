import { platformPage } from '@/content/page-copy/platform';
import { fill } from '@/lib/text/fill';
/** Progress within the current station. */
export function WidgetBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      aria-label={fill(platformPage.widget.bar, { station: label })}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      role="progressbar"
    >
      <svg aria-hidden="true">
        <rect className="fill-faint" height="100%" width="100%" />
        <rect className="fill-line" height="100%" width={`${percent}%`} />
      </svg>
    </div>
  );
}

/** The line from one stop to the next, filled as far as the journey has come. */
export function WidgetLine({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="widget-line">
      <rect className="fill-rule" height="100%" width="100%" />
      <rect className="fill-line" height={`${percent}%`} width="100%" />
    </svg>
  );
}
