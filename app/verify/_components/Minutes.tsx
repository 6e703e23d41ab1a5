import { verifyPage } from '@/content/page-copy/verify';
import type { Paper } from '@/content/verify/types';
import { fill } from '@/lib/text/fill';

const { minutes: words, noMinutes } = verifyPage.glance;

/** Minutes of a look-up in words, and what comes with them. */
export function Minutes({ minutes, before }: Pick<Paper, 'minutes' | 'before'>) {
  if (minutes === null) return noMinutes;
  return (
    <>
      <b className="font-bold">{fill(words, { count: minutes })}</b>
      {before && `, ${before}`}
    </>
  );
}
