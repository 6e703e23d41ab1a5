import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { planCopy } from '@/content/page-copy/planner';
import type { QuestionField } from '@/content/planner/codes';

interface QuestionProps {
  number: number;
  /** Answer that it decides; a month has none, since it always stands somewhere. */
  field?: QuestionField;
  label: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** One of the questions: a named group under a heavy rule. */
export function Question({ number, field, label, hint, className, children }: QuestionProps) {
  const id = `question-${number}`;
  return (
    <fieldset
      aria-describedby={hint && `${id}-hint`}
      aria-labelledby={id}
      className={clsx('group/question min-w-0 scroll-mt-24 border-fg border-t-2', className)}
      data-question={field}
    >
      <div className="flex justify-between gap-4 pt-3.5 pb-1">
        <h2 className="flex gap-3 text-h4" id={id}>
          <span aria-hidden="true" className="tabular-nums">
            {number}
          </span>
          {label}
        </h2>
        {field && (
          <span aria-hidden="true" className="flex h-6 flex-none items-center gap-2 text-caption">
            <span className="size-2.5 rounded-full border-2 border-fg group-data-answered/question:bg-fg" />
            <span className="max-md:hidden" data-state>
              {planCopy.state.open}
            </span>
          </span>
        )}
      </div>
      {hint && (
        <p className="pl-6 text-label text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="mt-2.5">{children}</div>
    </fieldset>
  );
}
