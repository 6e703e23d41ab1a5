import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy as copy } from '@/content/page-copy/network';
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

/** Renders the result for the highlighted route: figures or one sentence, a link to the planner, and verdicts. */
export function NetworkAnswer({ map, answer, verdicts, name, plan, ofBuyer }: NetworkAnswerProps) {
  const { figures, nothing } = answer;
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
    </>
  );
}
