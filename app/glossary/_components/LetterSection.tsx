import { HeadedFold } from '@/components/ui/HeadedFold';
import { glossary } from '@/content/glossary';
import { indexCopy } from '@/content/page-copy/glossary';
import type { LetterGroup } from '@/lib/glossary/letters';
import { fill } from '@/lib/text/fill';
import { IndexEntry } from './IndexEntry';

/** The entries of one letter under its heading, folded on the phone. */
export function LetterSection({ group: { id, label, ids } }: { group: LetterGroup }) {
  return (
    <section
      aria-labelledby={`${id}-entries`}
      data-tags={[...new Set(ids.map((entry) => glossary[entry].kind))].join(' ')}
      id={id}
    >
      <HeadedFold
        heading={
          <h2 id={`${id}-entries`}>
            {label}{' '}
            <span>{ids.length === 1 ? indexCopy.one : fill(indexCopy.entries, { count: ids.length })}</span>
          </h2>
        }
      >
        {ids.map((entry) => (
          <IndexEntry id={entry} key={entry} />
        ))}
      </HeadedFold>
    </section>
  );
}
