import { clsx } from 'clsx';
import { Stop } from '@/components/line/Stop';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { type Ground, Section } from '@/components/ui/Section';
import { labels } from '@/content/labels';
import { stationHeads } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import type { Station } from '@/content/stations/types';

/**
 * The line from this station to the next, alone on its screen from the desktop up: a button if it is open, otherwise the
 * words Coming Soon and no link.
 */
export function NextStation({ station, ground }: { station: Station; ground: Ground }) {
  const { next } = station;
  if (next.kind === 'none') return null;
  const open = next.kind === 'open';
  const target = stationHeads[next.station];
  return (
    <Section className="py-6 md:py-24 print:py-4" ground={ground} labelledBy="next-station" pad="none">
      <NextLine number={target.number} open={open} />
      <div className="mt-4 lg:mt-8 grid grid-cols-2 items-start gap-x-4 lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-5">
          <p className="text-small text-muted">{stationLabels.thisStation}</p>
          <p className="text-name lg:text-sub">
            {station.number} {station.name}
          </p>
        </div>
        <div className="lg:col-span-3 lg:col-start-7">
          <h2 className="text-small text-muted" id="next-station">
            {stationLabels.nextStation}
          </h2>
          <p className="text-name lg:text-sub">
            {target.number} {target.name}
          </p>
          {!open && <p className="mt-2 font-bold text-muted text-small">{labels.comingSoon}</p>}
        </div>
        <div className="col-span-2 max-lg:mt-6 lg:col-span-3">
          <p className="text-small">
            <RichText text={next.text} />
          </p>
          {open && (
            <ButtonLink arrow className="mt-4 print:hidden" href={`/stations/${next.station}`}>
              {next.action}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The line itself: solid to an open station, dashed to one that is not open yet. */
function NextLine({ number, open }: { number: number; open: boolean }) {
  const line = open ? 'stroke-line' : 'stroke-muted';
  const dash = open ? undefined : '16 11';
  return (
    <div className="relative h-12">
      <span
        aria-hidden="true"
        className="absolute top-5 -left-gutter h-2 w-gutter bg-line md:-left-to-rail md:w-to-rail"
      />
      <svg aria-hidden="true" className="absolute inset-0 h-12 w-full" fill="none" strokeWidth="8">
        <line className={line} strokeDasharray={dash} x1="0" x2="51%" y1="24" y2="24" />
        <line className="stroke-rule" strokeDasharray={dash} x1="51%" x2="100%" y1="24" y2="24" />
      </svg>
      <Stop className="absolute top-0 left-0" size="xl" state="completed" />
      <Stop
        className={clsx(
          'absolute top-0 left-1/2 lg:left-[calc(50%+12px)]',
          !open && 'border-muted! text-muted',
        )}
        size="xl"
        state={open ? 'open' : 'planned'}
      >
        {number}
      </Stop>
    </div>
  );
}
