import type { LetterId } from '@/content/letters';
import type { BuyerLine } from '@/lib/buyers/lines';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { Line } from './Line';

interface LinesProps {
  lines: readonly BuyerLine[];
  numbers: SourceNumbers;
  /** Letter that asks what is open. */
  letter?: LetterId;
  /** The first is the answer: in bold. */
  strong?: boolean;
}

/** Statements of a buyer, a paragraph each. */
export const Lines = ({ lines, numbers, letter, strong }: LinesProps) =>
  lines.map((line, index) => (
    <p className={strong && index === 0 ? 'font-bold' : undefined} key={index}>
      <Line letter={line.letter ?? letter} line={line} numbers={numbers} />
    </p>
  ));
