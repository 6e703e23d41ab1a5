import { Bend } from '@/components/line/Bend';
import { LineEnds } from '@/components/line/LineEnds';
import { Ruler } from '@/components/line/Ruler';
import { Stop } from '@/components/line/Stop';
import { Terminal } from '@/components/line/Terminal';
import { responseHours } from '@/content/constants';
import { labels } from '@/content/labels';
import { contactPage } from '@/content/page-copy/contact';
import { fill } from '@/lib/text/fill';

const hours = Array.from({ length: responseHours + 1 }, (_, hour) => hour);

/** Renders the response time as a line of hours: a stop when the visitor writes, a terminal at the last hour. */
export function HourLine() {
  const { promise } = contactPage;
  return (
    <div className="relative">
      <Bend className="-top-8.5" />
      <div aria-hidden="true" className="relative h-11">
        <span className="absolute top-4.5 right-0 left-1.5 h-2 bg-line" />
        <Stop className="absolute top-0 left-0" size="lg" />
        <Terminal className="-top-px right-0 h-11.5 w-2.5" />
      </div>
      <Ruler
        className="mt-2"
        end={responseHours}
        ticks={hours.map((hour) => ({
          at: hour,
          major: hour % 6 === 0,
          label: hour % 6 === 0 ? fill(labels.hours, { number: hour }) : undefined,
          wide: hour % 12 !== 0,
        }))}
      />
      <LineEnds ends={[promise.start, promise]} />
    </div>
  );
}
