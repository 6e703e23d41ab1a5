import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { Bar, NetworkAnswers, NetworkMap } from '@/lib/network/data';
import { StopMark } from './StopMark';

interface NetworkAnswerProps {
  map: NetworkMap;
  answer: NetworkAnswers['answers'][number];
  verdicts: readonly NetworkAnswers['verdicts'][number][];
  /** Name of the buyer. */
  name: string;
  /** Address of the planner with both choices. */
  plan: string;
  ofBuyer: boolean;
}

/** What the lit route says: figures or one sentence, every stop with its verdict, months, and the way to the planner. */
export function NetworkAnswer({ map, answer, verdicts, name, plan, ofBuyer }: NetworkAnswerProps) {
  const { figures, nothing, bars } = answer;
  return (
    <>
      <div className="network-answer">
        {figures ? (
          <dl className="network-figures">
            <Figure label={figures.certifications} note={figures.ask} value={figures.count} />
            <Figure label={copy.figures.months} note={copy.figures.range} value={figures.months} />
            <Figure label={copy.figures.support} note={copy.figures.fees} value={figures.usd} />
          </dl>
        ) : (
          <p className="network-nothing">{nothing}</p>
        )}
        <ButtonLink arrow href={plan}>
          {copy.plan}
        </ButtonLink>
      </div>
      <div className="network-list">
        <ol aria-label={copy.listLabel}>
          {verdicts.map(([mark, word], index) => (
            <li data-mark={mark} key={map.stops[index]?.name}>
              <svg aria-hidden="true" height="34" viewBox="-18 -18 36 36" width="34">
                <StopMark />
              </svg>
              <span>{map.stops[index]?.name}</span> <span>{word}</span>
            </li>
          ))}
        </ol>
        <p>{name}</p>
      </div>
      {ofBuyer && bars.length > 0 && <Months bars={bars} map={map} />}
    </>
  );
}

function Figure({ value, label, note }: { value: string; label: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>{note}</dd>
    </div>
  );
}

/** Months that carry a number; the last is the end of the scale. */
const months = [0, 6, 12, 18, 24] as const;
const share = (count: number) => `${(count / 24) * 100}%`;

/** Months from the start, to scale: solid to the earliest end, hollow to the latest. */
function Months({ bars, map }: { bars: readonly Bar[]; map: NetworkMap }) {
  return (
    <div aria-hidden="true" className="network-months">
      <p>
        <span>{copy.ruler.label}</span>
        <svg aria-hidden="true" height="20">
          {months.map((count) => (
            <text
              key={count}
              textAnchor={count === 0 ? 'start' : count === 24 ? 'end' : 'middle'}
              x={share(count)}
              y="14"
            >
              {count}
            </text>
          ))}
        </svg>
      </p>
      {bars.map(([stop, start, earliest, latest]) => (
        <p key={stop}>
          <span>{map.stops[stop]?.name}</span>
          <svg aria-hidden="true" height="30">
            {months.map((count) => (
              <line key={count} x1={share(count)} x2={share(count)} y2="30" />
            ))}
            <rect height="12" width={share(latest - start)} x={share(start)} y="9" />
            <rect height="14" width={share(earliest - start)} x={share(start)} y="8" />
          </svg>
        </p>
      ))}
    </div>
  );
}
