import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';
import type { BuyerLine } from '@/lib/buyers/lines';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { askWords } from '@/lib/certainty/words';
import { rulePath } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { SourceMarks } from './SourceMarks';

interface LineProps {
  line: BuyerLine;
  numbers: SourceNumbers;
  /** Letter that asks what is open. */
  letter?: LetterId;
}

/** One statement: nothing beside what was read at its source, a word or the office to ask beside the rest. */
export function Line({ line, numbers, letter }: LineProps) {
  const { text, certainty } = line;
  if (line.certainty === 'open')
    return (
      <>
        <Asked letter={letter} words={askWords(line.ask)} /> <RichText text={text} />
      </>
    );
  return (
    <>
      <RichText text={text} />
      <Certainty of={certainty} office={'ask' in line ? line.ask : undefined} />
      <SourceMarks line={line} numbers={numbers} />
      {line.rule && (
        <>
          {' '}
          <a className="underline underline-offset-link text-small" href={rulePath(line.rule)}>
            {buyersCopy.rule}
          </a>
        </>
      )}
    </>
  );
}

/** "Ask BAAINBw", with the letter that does. */
function Asked({ words, letter }: { words: Text; letter: LetterId | undefined }) {
  return (
    <>
      <b className="font-bold">
        <RichText terms={false} text={words} />
      </b>
      {letter && (
        <>
          {' ('}
          <a className="underline underline-offset-link" href={`#letter-${letter}`}>
            {fill(buyersCopy.letter, { letter })}
          </a>
          )
        </>
      )}
      <b className="font-bold">:</b>
    </>
  );
}
