import type { Evidence } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { citationsOf, type SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';

interface SourceMarksProps {
  line: Evidence;
  numbers: SourceNumbers;
}

/** Small numbers that lead to the texts at the end of the page. */
export function SourceMarks({ line, numbers }: SourceMarksProps) {
  const sources = citationsOf(line);
  if (sources.length === 0) return null;
  return (
    <sup className="whitespace-nowrap text-caption">
      {sources.map(({ document }) => {
        const number = numbers.get(document);
        return (
          <a
            aria-label={fill(buyersCopy.source, { number: String(number) })}
            className="ml-1 px-0.5 text-muted hover:underline"
            href={`#source-${number}`}
            key={document}
          >
            {number}
          </a>
        );
      })}
    </sup>
  );
}
