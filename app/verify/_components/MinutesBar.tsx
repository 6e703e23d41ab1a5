import { papers } from '@/content/verify';
import type { Paper } from '@/content/verify/types';
import { Minutes } from './Minutes';

const most = Math.max(...papers.map(({ minutes }) => minutes ?? 0));

/** Minutes of a look-up in words, and as a bar on the one scale of all papers. */
export function MinutesBar({ minutes, before }: Pick<Paper, 'minutes' | 'before'>) {
  if (minutes === null) return <Minutes minutes={minutes} />;
  return (
    <>
      <span className="block">
        <Minutes before={before} minutes={minutes} />
      </span>
      <svg
        aria-hidden="true"
        className="mt-2 h-2 w-full max-w-40"
        preserveAspectRatio="none"
        viewBox={`0 0 ${most} 1`}
      >
        <path className="fill-faint forced-colors:fill-[Canvas]" d={`M0 0h${most}v1H0z`} />
        <path className="fill-fg" d={`M0 0h${minutes}v1H0z`} />
      </svg>
    </>
  );
}
