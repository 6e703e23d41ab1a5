import type { GapState, GapTable } from '@/content/gaps/types';
import { gapTableCopy } from '@/content/page-copy/gaps';
import { countStates } from '@/lib/gaps/totals';
import { trackLevels, trackOf } from '@/lib/gaps/tracks';
import { fill } from '@/lib/text/fill';
import { StateGlyph, stateGlyphs } from '../../_components/states';

const { newOf, nothingNew, drawn, drawnUnknown, unknownToo } = gapTableCopy.picture;
const { existing, adjacent, separate } = trackLevels;
const middle = (existing + adjacent) / 2;

/** Renders two tracks through the chapters of the required standard; on mobile a row of glyphs per chapter. */
export function ClauseTracks({ table }: { table: GapTable }) {
  return (
    <ol className="gap-tracks">
      {table.groups.map(({ id, number, name, rows }) => {
        const counts = countStates(rows);
        const { stops, path, width } = trackOf(rows);
        return (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{number}</b> {name}
            </a>
            <svg
              aria-label={fill(counts.unknown ? drawn + drawnUnknown : drawn, { name, ...counts })}
              height={separate + 20}
              role="img"
              width={width}
            >
              <line className="stroke-fg" strokeWidth="8" x2="100%" y1={existing} y2={existing} />
              <path className="fill-none stroke-line" d={path} strokeWidth="8" />
              <line
                className="stroke-line"
                strokeWidth="8"
                x1={width}
                x2="100%"
                y1={existing + 8}
                y2={existing + 8}
              />
              {stops.map((stop) => (
                <TrackStop key={stop.id} state={stop.state} x={stop.x} />
              ))}
            </svg>
            <p aria-hidden="true" className="my-2 flex flex-wrap gap-x-1 gap-y-2 md:hidden">
              {stops.map((stop) => (
                <StateGlyph key={stop.id} state={stop.state} />
              ))}
            </p>
            <p>
              <b>
                {[
                  counts.new
                    ? fill(newOf, { new: counts.new, rows: rows.length - counts.unknown })
                    : nothingNew,
                  ...(counts.unknown ? [fill(unknownToo, counts)] : []),
                ].join(', ')}
              </b>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Renders a row as a stop: on both tracks, as an interchange, on the track of the required standard, or as a question
 * mark.
 */
function TrackStop({ state, x }: { state: GapState; x: number }) {
  if (state !== 'extend') {
    const y = state === 'reuse' ? middle : separate;
    return <g transform={`translate(${x - 12} ${y - 12}) scale(1.33)`}>{stateGlyphs[state]}</g>;
  }
  return (
    <g>
      <rect
        className="fill-surface stroke-fg"
        height={separate - existing + 20}
        rx="9"
        strokeWidth="4"
        width="18"
        x={x - 9}
        y={existing - 10}
      />
      <path
        className="fill-fg"
        d={`M${x - 9} ${(existing + separate) / 2}V${existing - 1}a9 9 0 0 1 18 0V${(existing + separate) / 2}z`}
      />
    </g>
  );
}
