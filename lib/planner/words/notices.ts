import { fill } from '../../text/fill';
import { longMonth } from '../engine/calendar-months';
import { addMonths } from '../engine/months';
import type { Month } from '../engine/types';
import type { LinkNotices } from '../link/link-reader';
import type { PlannerWords } from './words';

/** Returns sentences about the parts of a link that could not be used, or an empty string. `today` is the visitor’s month. */
export function noticeOf(
  { data, start, deadline, unknown }: LinkNotices,
  { copy, linkNotices, answers }: PlannerWords,
  today: Month,
): string {
  return [
    ...(data ? [fill(linkNotices.data, { dropped: data.map((code) => answers.data[code]).join(', ') })] : []),
    ...(start
      ? [fill(linkNotices.start, { month: longMonth(start), next: longMonth(addMonths(today, 1)) })]
      : []),
    ...(deadline ? [fill(linkNotices.deadline, { month: longMonth(deadline) })] : []),
    ...(unknown.length > 0 ? [fill(copy.notice, { parts: unknown.join(', ') })] : []),
  ].join(' ');
}
