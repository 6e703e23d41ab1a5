import { clsx } from 'clsx';
import { memo } from 'react';
import type { Asked } from '@/lib/planner/answers/given';
import type { QuestionWords } from '@/lib/planner/words/questions';
import type { Press } from './press';

interface ChoicesProps {
  question: QuestionWords;
  /** What is pressed: codes, or of each certification its state. */
  pressed: string | readonly string[] | Readonly<Record<string, string>>;
  /** Codes that a link brought and that are no longer offered otherwise. */
  kept: string | readonly string[] | Readonly<Record<string, string>>;
  press: Press;
}

/** The choices of a question as toggle buttons: squares where several may be pressed, rings where one always is. */
export function Choices({ question, pressed, kept, press }: ChoicesProps) {
  const { field, many, groups } = question;
  const alone = groups.flatMap(({ options }) => options.flatMap(({ code, alone }) => (alone ? code : [])));
  const asked = { field, many, alone } as Asked;
  const has = (of: ChoicesProps['pressed'], code: string, held?: string) =>
    typeof of === 'string'
      ? of === code
      : Array.isArray(of)
        ? of.includes(code)
        : ((of as Record<string, string>)[held ?? ''] ?? 'none') === code;
  return groups.map(({ title, held, options }) => (
    <fieldset className={clsx('choices', held && 'grid-cols-3')} data-held={held} key={title ?? field}>
      {title && <legend className="float-left col-span-full text-caption text-muted">{title}</legend>}
      {options
        .filter(({ code, retired }) => !retired || has(pressed, code) || has(kept, code))
        .map(({ code, label, note }) => (
          <Choice
            code={code}
            held={held}
            asked={held ? undefined : asked}
            key={code}
            label={label}
            many={many}
            note={note}
            press={press}
            pressed={has(pressed, code, held)}
          />
        ))}
    </fieldset>
  ));
}

interface ChoiceProps {
  asked?: Asked;
  held?: string;
  code: string;
  label: string;
  note?: string;
  many?: boolean;
  pressed: boolean;
  press: Press;
}

/** A choice does not change with the others of its question. */
const Choice = memo(function Choice({ asked, held, code, label, note, many, pressed, press }: ChoiceProps) {
  return (
    <button
      aria-pressed={pressed}
      className={many ? 'choice choice-many' : 'choice'}
      data-code={code}
      data-field={asked ? asked.field : `held.${held}`}
      onClick={() => (asked ? press.choice(asked, code) : press.held(held ?? '', code))}
      type="button"
    >
      <span>
        {label} {note && <small className="block font-normal text-caption text-muted">{note}</small>}
      </span>
    </button>
  );
}, same);

/** `asked` is made anew at each render of its question, and says the same. */
function same(before: ChoiceProps, after: ChoiceProps) {
  return before.pressed === after.pressed && before.code === after.code && before.press === after.press;
}
