import type { ClauseGroup } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { countStates } from '@/lib/gaps/totals';
import { trackLevels, trackOf } from '@/lib/gaps/tracks';
import { fill } from '@/lib/text/fill';
import { StateGlyph } from '../../_components/StateGlyph';
import { TrackStop } from './TrackStop';

const { newOf, nothingNew, drawn, drawnUnknown, unknownToo } = tableCopy.picture;
const { held, apart } = trackLevels;

/** Two tracks through the chapters of the asked text; on the phone a row of marks for each chapter. */
export function ClauseTracks({ groups }: { groups: readonly ClauseGroup[] }) {
  return (
    <ol className="mt-8 gap-y-8 max-md:border-rule max-md:border-t md:mt-12 md:flex md:flex-wrap">
      {groups.map(({ id, number, name, rows }) => {
        const counts = countStates(rows);
        const { stops, path, width } = trackOf(rows);
        return (
          <li
            className="max-md:border-rule max-md:border-b max-md:py-4 md:flex md:flex-auto md:flex-col"
            key={id}
          >
            <p className="text-small md:mr-4 md:mb-4 md:border-rule md:border-l md:pl-3">
              <a className="hover:underline" href={`#${id}`}>
                <b className="md:block">{number}</b> <span className="md:text-muted">{name}</span>
              </a>
            </p>
            <svg
              aria-label={fill(counts.unknown ? drawn + drawnUnknown : drawn, { name, ...counts })}
              className="min-w-full overflow-visible max-md:hidden md:mt-auto"
              height={apart + 20}
              role="img"
              width={width}
            >
              <line className="stroke-fg" strokeWidth="8" x2="100%" y1={held} y2={held} />
              <path className="fill-none stroke-line" d={path} strokeWidth="8" />
              <line
                className="stroke-line"
                strokeWidth="8"
                x1={width}
                x2="100%"
                y1={held + 8}
                y2={held + 8}
              />
              {stops.map((stop) => (
                <TrackStop key={stop.id} state={stop.state} x={stop.x} />
              ))}
            </svg>
            <p aria-hidden="true" className="mt-2 flex flex-wrap gap-2 md:hidden">
              {stops.map((stop) => (
                <StateGlyph className="size-5.5 flex-none" key={stop.id} state={stop.state} />
              ))}
            </p>
            <p className="mt-2 text-small font-bold">
              {[
                counts.new
                  ? fill(newOf, { new: counts.new, rows: rows.length - counts.unknown })
                  : nothingNew,
                ...(counts.unknown ? [fill(unknownToo, counts)] : []),
              ].join(', ')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
