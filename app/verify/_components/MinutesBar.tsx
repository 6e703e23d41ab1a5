import { verifyPage } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { fill } from '@/lib/text/fill';

const most = Math.max(...papers.map(({ minutes }) => minutes ?? 0));
const { minutes: words, noMinutes } = verifyPage.glance;

/** Minutes of a look-up in words, and as a bar on the one scale of all papers. */
export function MinutesBar({ minutes, before }: { minutes: number | null; before?: string }) {
  if (minutes === null) return noMinutes;
  return (
    <>
      <span className="block">
        <b className="font-bold">{fill(words, { count: minutes })}</b>
        {before && `, ${before}`}
      </span>
      <svg
        aria-hidden="true"
        className="mt-1.5 h-2 w-full max-w-40"
        preserveAspectRatio="none"
        viewBox={`0 0 ${most} 1`}
      >
        <path className="fill-faint forced-colors:fill-[Canvas]" d={`M0 0h${most}v1H0z`} />
        <path className="fill-fg" d={`M0 0h${minutes}v1H0z`} />
      </svg>
    </>
  );
}
