import type { Citation } from '@/content/facts/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';

interface SourceMarksProps {
  sources: readonly Citation[];
  numbers: SourceNumbers;
}

/** Small numbers that lead to the texts at the end of the page. */
export function SourceMarks({ sources, numbers }: SourceMarksProps) {
  return (
    <sup className="whitespace-nowrap text-caption">
      {sources.map(({ document }) => {
        const number = numbers.get(document);
        return (
          <a
            aria-label={fill(buyersCopy.source, { number: String(number) })}
            className="ml-1 px-0.5 text-muted no-underline hover:underline"
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
