import { clsx } from 'clsx';
import type { Buyer, TopicId } from '@/content/buyers/types';
import { letterFor, lineOf } from '@/lib/buyers/lines';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { Line } from '../../_components/Line';

interface TopicLinesProps {
  buyer: Buyer;
  id: TopicId;
  numbers: SourceNumbers;
  /** In a narrow column. */
  compact?: boolean;
}

/** The statements of one topic. */
export function TopicLines({ buyer, id, numbers, compact }: TopicLinesProps) {
  return (
    <ul
      className={clsx(
        compact
          ? 'grid gap-3 py-3 text-small print:gap-1 print:py-1 print:text-caption'
          : 'text-body print:text-small',
      )}
    >
      {buyer.topics[id].facts.map(lineOf).map((line) => (
        <li
          className={clsx(
            !compact &&
              'max-w-measure border-rule border-b py-3 break-inside-avoid print:max-w-none print:border-b-0 print:py-0',
          )}
          key={line.text}
        >
          <Line letter={line.letter ?? letterFor(buyer, id)} line={line} numbers={numbers} />
        </li>
      ))}
    </ul>
  );
}
