import { Axis } from '@/components/charts/Axis';
import { RangeRow } from '@/components/charts/RangeRow';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy as copy } from '@/content/page-copy/network';
import { formatRange } from '@/lib/figures/format';
import type { NetworkAnswerData as Answer, NetworkAnswers, NetworkMap } from '@/lib/network/data';
import { StopSymbol } from './symbols';

interface NetworkAnswerProps {
  map: NetworkMap;
  answer: Answer;
  verdicts: readonly NetworkAnswers['verdicts'][number][];
  /** Name of the buyer. */
  name: string;
  /** URL of the planner with both choices. */
  plan: string;
  ofBuyer: boolean;
}

/** Renders the result for the highlighted route: figures or one sentence, a link to the planner, verdicts and months. */
export function NetworkAnswer({ map, answer, verdicts, name, plan, ofBuyer }: NetworkAnswerProps) {
  const { figures, nothing, bars } = answer;
  return (
    <>
      <div className="network-answer">
        {figures ? (
          <dl className="network-figures">
            {[
              [figures.certifications, figures.count, figures.ask],
              [copy.figures.months, figures.months, copy.figures.range],
              [copy.figures.support, figures.usd, copy.figures.fees],
            ].map(([label, value, note]) => (
              <div key={label}>
                <dt className="mt-1 font-bold text-small">{label}</dt>
                <dd className="order-first text-figure text-fg numerals wrap-anywhere">{value}</dd>
                <dd className="text-caption text-muted">{note}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="network-sentence">{nothing}</p>
        )}
        <ButtonLink arrow href={plan}>
          {copy.plan}
        </ButtonLink>
      </div>
      <div className="network-list">
        <ol aria-label={copy.listLabel}>
          {verdicts.map(([mark, word], index) => {
            const stop = map.stops[index];
            return (
              <li data-mark={mark} key={stop?.name}>
                <svg aria-hidden="true" height="34" viewBox="-18 -18 36 36" width="34">
                  <StopSymbol />
                </svg>
                <b>{stop?.name}</b>{' '}
                <span>{ofBuyer && stop && mark === 'ask' ? copy.conditions[stop.certification] : word}</span>
              </li>
            );
          })}
        </ol>
        <p>{name}</p>
      </div>
      {ofBuyer && bars.length > 0 && <Months bars={bars} map={map} />}
    </>
  );
}

/** End of the scale in months, and the months with a label. */
const end = 24;
const labeledMonths = [0, 6, 12, 18, end].map((at) => ({ at, label: at }));

/**
 * Renders a bar per certification in months from the start, as on all pages: solid to the earliest end, outlined to the
 * latest; red if it determines the total length.
 */
function Months({ bars, map }: { bars: Answer['bars']; map: NetworkMap }) {
  const longest = Math.max(...bars.map(([, , , latest]) => latest));
  return (
    <div className="mt-4 max-md:hidden lg:mt-8">
      <dl className="part-bars">
        {bars.map(([stop, from, earliest, latest]) => (
          <RangeRow
            decides={latest === longest}
            end={end}
            from={from}
            key={stop}
            max={latest}
            min={earliest}
            name={map.stops[stop]?.name}
            value={formatRange({ min: earliest, max: latest, unit: 'months' })}
          />
        ))}
      </dl>
      <Axis end={end} ticks={labeledMonths} />
    </div>
  );
}
