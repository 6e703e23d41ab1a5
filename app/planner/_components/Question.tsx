import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface QuestionProps {
  number: number;
  label: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** One of the questions: a named group under a heavy rule. */
export function Question({ number, label, hint, className, children }: QuestionProps) {
  const id = `question-${number}`;
  return (
    <fieldset
      aria-describedby={hint && `${id}-hint`}
      aria-labelledby={id}
      className={clsx('min-w-0 border-fg border-t-2', className)}
    >
      <h2 className="flex gap-3 pt-3.5 pb-1 text-h4" id={id}>
        <span aria-hidden="true" className="tabular-nums">
          {number}
        </span>
        {label}
      </h2>
      {hint && (
        <p className="pl-6 text-label text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="mt-2.5">{children}</div>
    </fieldset>
  );
}
