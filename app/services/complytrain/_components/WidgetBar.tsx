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
      className="mt-2 h-2.5"
      role="progressbar"
    >
      <svg aria-hidden="true" className="h-full w-full">
        <rect className="fill-faint" height="100%" width="100%" />
        <rect className="fill-line" height="100%" width={`${percent}%`} />
      </svg>
    </div>
  );
}

/** The line from one stop to the next, filled as far as the journey has come. */
export function WidgetLine({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="absolute top-4.25 left-3.5 h-full w-1.5 print:hidden">
      <rect className="fill-rule" height="100%" width="100%" />
      <rect className="fill-line" height={`${percent}%`} width="100%" />
    </svg>
  );
}
