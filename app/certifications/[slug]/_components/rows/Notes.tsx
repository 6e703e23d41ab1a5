import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy, comparisonFigures } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';

/** What the comparison's figures and the words on the page mean, and what an expert would miss otherwise. */
export function Notes({ certification: { notes, comparison } }: { certification: Certification }) {
  const { notes: title, hints } = certificationCopy;
  const { timeline, cost } = comparison;
  const figures = comparisonFigures(formatRange(timeline), formatRange(cost));
  return (
    <FoldRow hint={hints.notes} title={title}>
      <ul
        className="flex max-w-measure flex-col gap-3 text-small print:max-w-none print:gap-1 print:text-caption"
        id="notes"
      >
        {[figures, ...notes].map((note) => (
          <li key={note.slice(0, 40)}>
            <RichText text={note} />
          </li>
        ))}
      </ul>
    </FoldRow>
  );
}
