import { clsx } from 'clsx';
import { useState } from 'react';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import { Disclosure } from '@/components/ui/Disclosure';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { type BlankFills, letterMail, letterToCopy, splitLetter, versionFor } from '@/lib/letters/text';
import type { FirstAction } from '@/lib/planner/engine/types';
import { blankFills } from '@/lib/planner/words/blank-fills';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { copyText } from '../copy-text';
import { ClientPoints, ClientText } from './client-blocks';
import type { PlanResult } from './plan-result';

interface PlanFirstProps {
  result: PlanResult;
  words: PlannerWords;
}

/** Renders the first actions, at most five, each with a letter to copy that is filled in from the answers. */
export function PlanFirst({ result: { plan, answers }, words }: PlanFirstProps) {
  const { first } = words;
  /** The action whose letter was copied last, and the status message. */
  const [copied, setCopied] = useState<{ id: string; message: string; refused?: true }>();
  const blankValues = blankFills(answers, words);
  if (plan.actions.length === 0) return null;
  const copy = (action: FirstAction) => {
    const chosen = letterOf(action, words);
    if (!chosen) return;
    copyText(letterToCopy(chosen.versions[0], chosen.use, blankValues)).then(
      () => setCopied({ id: action.id, message: words.letter.done }),
      () => setCopied({ id: action.id, message: first.refused, refused: true }),
    );
  };
  return (
    <SectionFrame pad="blocks" id="first" title={first.title}>
      <ol className="part-steps">
        {plan.actions.map((action) => (
          <Row
            action={action}
            copied={copied?.id === action.id ? copied : undefined}
            blankValues={blankValues}
            key={action.id}
            onCopy={copy}
            words={words}
          />
        ))}
      </ol>
      {plan.later.length > 0 && (
        <Disclosure answer={<NoBreak text={words.copy.first.lead} />} name={first.later}>
          <ClientPoints
            items={plan.later.map((action) => {
              const letter = letterOf(action, words);
              const title = words.actions[action.id]?.title;
              return letter ? (
                <a className="word-link" href={`/letters#letter-${letter.id}`} key={action.id}>
                  {title}
                </a>
              ) : (
                title
              );
            })}
          />
        </Disclosure>
      )}
      <p className="sr-only" role="status">
        {copied?.message}
      </p>
    </SectionFrame>
  );
}

/** Returns the letter of an action with the action's use of it; undefined if the action has none. */
function letterOf({ id, place }: FirstAction, { actions, letters }: PlannerWords) {
  const use = actions[id]?.letters[place];
  const letter = use && letters[use.letter];
  return letter && { ...letter, id: use.letter, use };
}

interface RowProps {
  action: FirstAction;
  blankValues: BlankFills;
  words: PlannerWords;
  copied?: { refused?: true };
  onCopy: (action: FirstAction) => void;
}

/** Renders an action: title, reason, expected reply and copy button; recipients, duration and letter text in a disclosure. */
function Row({ action, blankValues, words, copied, onCopy }: RowProps) {
  const { first } = words;
  const record = words.actions[action.id];
  if (!record) return null;
  const { title, why, noLetter, back } = record;
  const letter = letterOf(action, words);
  const offices = action.to.flatMap((place) => record.to[place] ?? []);
  const spans = action.howLong.flatMap((place) => record.howLong[place] ?? []);
  return (
    <li data-action={action.id}>
      <div className="first-row">
        <div className="basis-full">
          <h3 className="part-name">{title}</h3>
          <p>
            <ClientText content={why} />
          </p>
        </div>
        <p className={clsx('basis-full text-muted', !letter && 'md:col-span-2')}>
          {first.back}: <span key={back}>{back}</span>{' '}
          {noLetter && !letter && (
            <span>
              {first.noLetter} <ClientText content={noLetter} />
            </span>
          )}
        </p>
        {letter && (
          <button
            className="button button-small button-ink min-h-11 w-fit"
            onClick={() => onCopy(action)}
            type="button"
          >
            {copied && !copied.refused ? words.letter.copied : fill(first.copy, { letter: letter.id })}
          </button>
        )}
        <details className="grow basis-24 open:basis-full md:col-span-full" open={copied?.refused}>
          <summary className="min-h-6 w-fit underline decoration-1 underline-offset-link">
            {letter ? first.toAndLetter : first.toWhom}
          </summary>
          {copied?.refused && <p className="part-caption my-3">{first.refused}</p>}
          <ul className="part-points my-3">
            {offices.map(({ name, address, note }) => (
              <li key={`${name} ${note}`}>
                <b>{name}</b> {address && <ClientText content={[address]} />} {note}
              </li>
            ))}
          </ul>
          <p>
            {first.howLong}:{' '}
            {spans.map((span) => (
              <span key={span}>{span} </span>
            ))}
          </p>
          {letter && <LetterText blankValues={blankValues} letter={letter} words={words} />}
        </details>
      </div>
    </li>
  );
}

interface LetterTextProps {
  letter: NonNullable<ReturnType<typeof letterOf>>;
  blankValues: BlankFills;
  words: PlannerWords;
}

/** Renders the letter as it is copied, with underlined blanks, a mailto link, and a link to its other languages. */
function LetterText({ letter: { id, title, versions, use }, blankValues, words }: LetterTextProps) {
  const [english, ...others] = versions;
  const { subject, opening, questions, closing } = versionFor(english, use);
  const mail = letterMail(english, use, blankValues);
  const filled = (text: string) => <LetterBlanks blankValues={blankValues} text={text} />;
  return (
    <div className="p-4 text-small md:p-6 grid gap-3" data-theme="sheet">
      {subject && (
        <p>
          <b>{filled(subject)}</b>
        </p>
      )}
      {opening && <p className="whitespace-pre-line">{filled(opening)}</p>}
      {questions.length > 0 && (
        <ol className="list-decimal pl-6">
          {questions.map(({ text }) => (
            <li key={text}>{filled(text)}</li>
          ))}
        </ol>
      )}
      {closing && <p className="whitespace-pre-line">{filled(closing)}</p>}
      <p className="flex flex-wrap gap-x-6">
        {mail && (
          <a className="word-link" href={mail}>
            {words.letter.mail}
            <span className="sr-only">{`: ${title}`}</span>
          </a>
        )}
        {others.length > 0 && (
          <a className="word-link" href={`/letters#letter-${id}`}>
            {fill(words.first.languages, {
              languages: others.map(({ lang }) => words.letter.languageNames[lang]).join(', '),
            })}
          </a>
        )}
      </p>
    </div>
  );
}

/** Renders the text of a letter; blanks that the sender fills in have a dotted underline. */
function LetterBlanks({ text, blankValues }: { text: string; blankValues: BlankFills }) {
  return splitLetter(text, blankValues).map(({ text: words, blank }, index) => (
    <span className={blank && 'underline decoration-2 decoration-dotted underline-offset-4'} key={index}>
      {words}
    </span>
  ));
}
