import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { PermitTime } from '@/content/buyers/permits';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { askWords } from '@/lib/certainty/words';
import { fill } from '@/lib/text/fill';
import { SourceMarks } from './SourceMarks';

const copy = buyersCopy.permits;
/** Days that fill the bar; the longest time that anybody reports. */
const longest = 90;

interface PermitTimesProps {
  times: readonly PermitTime[];
  numbers: SourceNumbers;
}

/** Times of an office as bars on one scale; a dashed stub where none was found. */
export function PermitTimes({ times, numbers }: PermitTimesProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-small">
      {times.map((time) => {
        return (
          <div className="col-span-full grid grid-cols-subgrid" key={time.what}>
            <dt>{time.what}</dt>
            <dd className="text-right">
              {time.certainty === 'open' ? (
                <RichText terms={false} text={askWords(time.ask)} />
              ) : (
                <>
                  {fill(copy.days, { n: time.days ?? '' })}
                  <Certainty of={time.certainty} />
                </>
              )}
              <SourceMarks line={time} numbers={numbers} />
            </dd>
            <dd aria-hidden="true" className="col-span-full">
              <svg aria-hidden="true" className="h-2.5 w-full print:h-3.5" fill="none">
                <rect
                  className={time.days ? 'fill-slate' : 'stroke-muted'}
                  height="8"
                  strokeDasharray="4 3"
                  width={time.days ? `${(time.days / longest) * 100}%` : '8%'}
                  x="1"
                  y="1"
                />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
