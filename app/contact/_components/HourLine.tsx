import { ScaleLine } from '@/components/line/ScaleLine';
import { responseHours } from '@/content/constants';
import { labels } from '@/content/labels';
import { contactPage } from '@/content/page-copy/contact';
import { fill } from '@/lib/text/fill';

const hours = Array.from({ length: responseHours + 1 }, (_, hour) => hour);

/** Renders the response time as a line of hours: a stop when the visitor writes, a terminal at the last hour. */
export function HourLine() {
  const { promise } = contactPage;
  return (
    <ScaleLine
      end={responseHours}
      ends={[promise.start, promise]}
      ticks={hours.map((hour) => ({
        at: hour,
        major: hour % 6 === 0,
        label: hour % 6 === 0 ? fill(labels.hours, { number: hour }) : undefined,
        wide: hour % 12 !== 0,
      }))}
    />
  );
}
