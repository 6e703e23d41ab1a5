import { LetterBlock } from '@/components/sections/letter/LetterBlock';
import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { LetterId } from '@/content/letters';
import { firstCopy } from '@/content/page-copy/planner';
import type { Action, Certain } from '@/content/planner/types';
import { letterOf } from '@/lib/letters/letter';
import { Recipients } from './Recipients';

/** One action: what and to whom, its letter, what comes back and how long that takes. */
export function FirstAction({ action }: { action: Action }) {
  const { id, title, why, given, to, letters, noLetter, back, howLong } = action;
  return (
    <li data-action={id} data-inactive="">
      <div>
        <p className="text-small text-muted" data-noscript="">
          {given}
        </p>
        <h3 className="text-name">{title}</h3>
        <p className="mt-2 text-muted text-small">
          <RichText terms={false} text={why} />
        </p>
        <Recipients to={to} />
      </div>
      <div>
        {letters.map(({ letter, question, civil }, place) => (
          <div data-inactive="" data-letter-place={place} key={`${letter}-${civil}`}>
            <LetterBlock letter={letterOf(String(letter) as LetterId)} use={{ question, civil }} />
          </div>
        ))}
        {noLetter && (
          <p
            className="border-fg border-l-8 pl-4 text-small"
            data-inactive={letters.length > 0 ? '' : undefined}
            data-letter-place="-1"
          >
            <b className="font-bold">{firstCopy.noLetter}</b> <RichText terms={false} text={noLetter} />
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-3 text-small md:grid-cols-1">
        <div>
          <dt className="text-small text-muted">{firstCopy.back}</dt>
          <Said certain={back} />
        </div>
        <div>
          <dt className="text-small text-muted">{firstCopy.howLong}</dt>
          {howLong.map((certain, place) => (
            <Said certain={certain} key={certain.text} place={place} />
          ))}
        </div>
      </dl>
    </li>
  );
}

/** A statement and how sure it is: nothing where it was read at its source, or says itself that it is open. A time has its place: the plan shows those of its nations. */
function Said({ certain: { text, certainty }, place }: { certain: Certain; place?: number }) {
  return (
    <dd data-inactive={place === undefined ? undefined : ''} data-span={place}>
      <RichText terms={false} text={text} />
      <Certainty of={certainty} />
    </dd>
  );
}
