import { RichText } from '@/components/ui/RichText';
import type { BuyerFact, NamedFact } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Line } from '../../_components/Line';

interface NamedLinesProps {
  lines: readonly (BuyerFact | NamedFact)[];
  numbers: SourceNumbers;
  /** Steps in their order. */
  ordered?: boolean;
}

const row =
  'max-w-measure border-rule border-b py-3 break-inside-avoid print:max-w-none print:border-b-0 print:py-0';

/** Statements with a name before each, or steps with a number; a name that the line before carries too stands once. */
export function NamedLines({ lines, numbers, ordered }: NamedLinesProps) {
  if (ordered)
    return (
      <>
        <p className="mt-6 font-bold text-small print:mt-1">
          {fill(buyersCopy.steps, { count: lines.length })}
        </p>
        <ol className="list-decimal pl-6 text-small print:text-caption">
          {lines.map((line) => (
            <li className={row} key={line.text}>
              <Line line={line} numbers={numbers} />
            </li>
          ))}
        </ol>
      </>
    );
  const nameOf = (line?: BuyerFact | NamedFact) => (line && 'name' in line ? line.name : undefined);
  return (
    <ul className="text-small print:text-caption">
      {lines.map((line, index) => {
        const name = nameOf(line);
        return (
          <li className={row} key={line.text}>
            {name && name !== nameOf(lines[index - 1]) && (
              <b className="block font-bold">
                <RichText terms={false} text={name} />
              </b>
            )}{' '}
            <Line line={line} numbers={numbers} />
          </li>
        );
      })}
    </ul>
  );
}
