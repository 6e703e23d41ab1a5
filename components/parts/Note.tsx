import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Content, RichContent } from './RichContent';

interface NoteProps {
  /** The first words, in bold. */
  title?: string;
  text: Content;
  /** Whether it is smaller, for an editorial note below a text. */
  small?: boolean;
  /** The sources below the text. */
  children?: ReactNode;
}

/** Renders an important note with a vertical bar. */
export function Note({ title, text, small, children }: NoteProps) {
  return (
    <div
      className={clsx(
        'max-w-measure border-l-6 py-1 pl-6 print:max-w-none print:py-0',
        small ? 'border-rule text-small' : 'border-fg',
      )}
      role="note"
    >
      <p>
        {title && <b>{title} </b>}
        <RichContent content={text} />
      </p>
      {children}
    </div>
  );
}
