import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { planCopy, questionCopy } from '@/content/page-copy/planner';
import { questionFields } from '@/content/planner/codes';

type Field = keyof typeof questionCopy;
/** All questions in the order of the page. */
const fields: readonly Field[] = [...questionFields, 'start', 'deadline'];

interface QuestionProps {
  field: Field;
  className?: string;
  children: ReactNode;
}

/** One of the questions: a named group under a heavy rule. */
export function Question({ field, className, children }: QuestionProps) {
  const number = fields.indexOf(field) + 1;
  const { label, hint }: { label: string; hint?: string } = questionCopy[field];
  /** A month is no answer that can be open: it always stands somewhere. */
  const answer = number <= questionFields.length;
  const id = `question-${number}`;
  return (
    <fieldset
      aria-describedby={hint && `${id}-hint`}
      aria-labelledby={id}
      className={clsx(
        'question group/question flex min-w-0 scroll-mt-24 flex-col border-fg border-t-2',
        className,
      )}
      data-question={answer ? field : undefined}
      data-rest={number > 2 ? '' : undefined}
    >
      {/* Floated, a legend is laid out like any other part and leaves the border whole. */}
      <legend
        className={clsx(
          'relative float-left flex w-full justify-between gap-x-4 pt-3 pb-1',
          answer && !hint && 'xl:mb-6',
        )}
      >
        <h2 className="flex gap-3 text-name">
          <span aria-hidden="true" className="tabular-nums">
            {number}
          </span>
          {/* The name of the group, also while the legend is hidden on a phone: its number is not part of it. */}
          <span id={id}>{label}</span>
        </h2>
        {answer && (
          // As wide as its longest word, so that the title keeps its lines when the question is answered. At the desk
          // it stands beside the hint: the column is too narrow for both title and state.
          <span
            aria-hidden="true"
            className="flex h-6 flex-none items-center justify-end gap-2 text-caption md:min-w-21 xl:absolute xl:top-full xl:right-0"
          >
            <span className="size-2.5 rounded-full border-2 border-fg group-data-answered/question:bg-fg" />
            <span className="max-md:hidden" data-state>
              {number > 2 ? planCopy.state.assumed : planCopy.state.open}
            </span>
          </span>
        )}
      </legend>
      <button
        aria-expanded="false"
        className="question-line order-first scroll-mb-28"
        data-change={planCopy.phone.change}
        data-close={planCopy.phone.close}
        data-fold=""
        type="button"
      >
        <span>
          {planCopy.phone.names[field]}: <b className="font-bold" data-answer="" />
        </span>
        <span className="font-bold underline underline-offset-link" data-fold-word="">
          {planCopy.phone.change}
        </span>
      </button>
      {hint && (
        <p className="pl-6 text-small text-muted xl:pr-24" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="mt-2">{children}</div>
    </fieldset>
  );
}
