import type { ReactNode } from 'react';
import { type Content, RichContent } from './RichContent';

interface NoteProps {
  /** First words, in bold. */
  title?: string;
  text: Content;
  /** Smaller: an editor's note under a text. */
  small?: boolean;
  /** Below the sentence: what it rests on. */
  children?: ReactNode;
}

/** What must not be missed, beside a bar. */
export function Note({ title, text, small, children }: NoteProps) {
  return (
    <div className={small ? 'part-note border-rule text-small' : 'part-note'} role="note">
      <p>
        {title && <b>{title} </b>}
        <RichContent of={text} />
      </p>
      {children}
    </div>
  );
}
