import { clsx } from 'clsx';
import { memo } from 'react';
import type { QuestionDefinition } from '@/lib/planner/answers/planner-state';
import type { QuestionText } from '@/lib/planner/words/questions';
import type { PlannerActions } from './planner-actions';

interface ChoicesProps {
  question: QuestionText;
  /** The selected code or codes, or the status per certification. */
  selected: string | readonly string[] | Readonly<Record<string, string>>;
  actions: PlannerActions;
}

/** Renders the options of a question as toggle buttons: squares for multiple choice, rings for single choice. */
export function Choices({ question, selected, actions }: ChoicesProps) {
  const { field, multiple, groups } = question;
  const alone = groups.flatMap(({ options }) => options.flatMap(({ code, alone }) => (alone ? code : [])));
  const definition = { field, multiple, alone } as QuestionDefinition;
  const includes = (codes: ChoicesProps['selected'], code: string, held?: string) =>
    typeof codes === 'string'
      ? codes === code
      : Array.isArray(codes)
        ? codes.includes(code)
        : ((codes as Record<string, string>)[held ?? ''] ?? 'none') === code;
  return groups.map(({ title, held, options }) => (
    <fieldset className={clsx('choices', held && 'grid-cols-3')} data-held={held} key={title ?? field}>
      {title && <legend className="float-left col-span-full text-caption text-muted">{title}</legend>}
      {options.map(({ code, label, note }) => (
        <Choice
          code={code}
          held={held}
          definition={held ? undefined : definition}
          key={code}
          label={label}
          multiple={multiple}
          note={note}
          actions={actions}
          selected={includes(selected, code, held)}
        />
      ))}
    </fieldset>
  ));
}

interface ChoiceProps {
  /** The question; undefined for the status of a certification. */
  definition?: QuestionDefinition;
  /** Slug of the certification whose status the option sets. */
  held?: string;
  code: string;
  label: string;
  note?: string;
  multiple?: boolean;
  selected: boolean;
  actions: PlannerActions;
}

/** Renders an option; it is memoized, so that a click rerenders only the options that change. */
const Choice = memo(function Choice({
  definition,
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
      data-field={definition ? definition.field : `held.${held}`}
      onClick={() =>
        definition ? actions.toggleOption(definition, code) : actions.setCertificateStatus(held ?? '', code)
      }
      type="button"
    >
      <span>
        {label} {note && <small className="block font-normal text-caption text-muted">{note}</small>}
      </span>
    </button>
  );
}, isSameChoice);

/** Compares props without `definition`, which is a new object with equal content at each render. */
function isSameChoice(before: ChoiceProps, after: ChoiceProps) {
  return before.selected === after.selected && before.code === after.code && before.actions === after.actions;
}
