import type { LegalPart } from '@/lib/legal/numbering';
import { BarsTable } from './BarsTable';
import { Clauses } from './Clauses';
import { Definitions } from './Definitions';
import { EditorNote } from './EditorNote';
import { EndingFigure } from './EndingFigure';
import { Provider } from './Provider';
import { WordTable } from './WordTable';

/** One part of a section; a new kind of block fails the type check here. */
export function Block({ part }: { part: LegalPart }) {
  switch (part.kind) {
    case 'clauses':
      return <Clauses clauses={part.clauses} />;
    case 'note':
      return <EditorNote text={part.text} />;
    case 'definitions':
      return <Definitions items={part.items} />;
    case 'provider':
      return <Provider also={part.also} role={part.role} />;
    case 'table':
      return <WordTable {...part} />;
    case 'bars':
      return <BarsTable {...part} />;
    case 'ending':
      return <EndingFigure />;
  }
}
