import type { ReactNode } from 'react';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { Sources } from '@/components/parts/Sources';
import type { Evidence } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { sourcesOf } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.sources;

interface LineSourcesProps {
  lines: readonly Evidence[];
  /** Rows before them. */
  children?: ReactNode;
  /** Under them. */
  note?: ReactNode;
}

/** The texts behind the lines of a page, numbered once, each with its own date and address. */
export function LineSources({ lines, children, note }: LineSourcesProps) {
  const sources = sourcesOf(lines);
  return (
    <Band compact>
      {children}
      <AnswerFold
        answer={fill(copy.hint, { count: sources.length })}
        id={copy.id}
        level={3}
        name={copy.title}
        short={fill(copy.short, { count: sources.length })}
      >
        <Sources sources={sources} />
      </AnswerFold>
      {note && <p className="part-caption">{note}</p>}
    </Band>
  );
}
