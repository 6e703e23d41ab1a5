import { clsx } from 'clsx';
import { memo } from 'react';
import type { QuestionDefinition } from '@/lib/planner/answers/planner-state';
import type { QuestionWords } from '@/lib/planner/words/questions';
import type { PlannerActions } from './planner-actions';

interface ChoicesProps {
  question: QuestionWords;
  /** What is pressed: codes, or of each certification its state. */
  selected: string | readonly string[] | Readonly<Record<string, string>>;
  /** Codes that a link brought and that are no longer offered otherwise. */
  kept: string | readonly string[] | Readonly<Record<string, string>>;
  actions: PlannerActions;
}

/** The choices of a question as toggle buttons: squares where several may be pressed, rings where one always is. */
export function Choices({ question, selected, kept, actions }: ChoicesProps) {
  const { field, multiple, groups } = question;
  const alone = groups.flatMap(({ options }) => options.flatMap(({ code, alone }) => (alone ? code : [])));
  const asked = { field, multiple, alone } as QuestionDefinition;
  const has = (of: ChoicesProps['selected'], code: string, held?: string) =>
    typeof of === 'string'
      ? of === code
      : Array.isArray(of)
        ? of.includes(code)
        : ((of as Record<string, string>)[held ?? ''] ?? 'none') === code;
  return groups.map(({ title, held, options }) => (
    <fieldset className={clsx('choices', held && 'grid-cols-3')} data-held={held} key={title ?? field}>
      {title && <legend className="float-left col-span-full text-caption text-muted">{title}</legend>}
      {options
        .filter(({ code, retired }) => !retired || has(selected, code) || has(kept, code))
        .map(({ code, label, note }) => (
          <Choice
            code={code}
            held={held}
            asked={held ? undefined : asked}
            key={code}
            label={label}
            multiple={multiple}
            note={note}
            actions={actions}
            selected={has(selected, code, held)}
          />
        ))}
    </fieldset>
  ));
}

interface ChoiceProps {
  asked?: QuestionDefinition;
  held?: string;
  code: string;
  label: string;
  note?: string;
  multiple?: boolean;
  selected: boolean;
  actions: PlannerActions;
}

/** A choice does not change with the others of its question. */
const Choice = memo(function Choice({
  asked,
  held,
  code,
  label,
  note,
  multiple,
  selected,
  actions,
}: ChoiceProps) {
  return (
    <button
      aria-pressed={selected}
      className={multiple ? 'choice choice-many' : 'choice'}
      data-code={code}
      data-field={asked ? asked.field : `held.${held}`}
      onClick={() => (asked ? actions.choice(asked, code) : actions.held(held ?? '', code))}
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
  return before.selected === after.selected && before.code === after.code && before.actions === after.actions;
}
