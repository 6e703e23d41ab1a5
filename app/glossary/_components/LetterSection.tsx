import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import { glossary } from '@/content/glossary';
import { indexCopy } from '@/content/page-copy/glossary';
import { entryPath } from '@/lib/glossary/addresses';
import { definitionOf } from '@/lib/glossary/entries';
import { kindsOf, type LetterGroup } from '@/lib/glossary/letters';
import { fill } from '@/lib/text/fill';
import { EntryHead } from './EntryHead';

/** The entries of one letter under its heading, folded on the phone: each a term, which leads to all of it, and its definition. */
export function LetterSection({ group }: { group: LetterGroup }) {
  const { id, label, ids } = group;
  return (
    <section aria-labelledby={`${id}-entries`} data-tags={kindsOf(group)} id={id}>
      <HeadedFold
        heading={
          <h2 id={`${id}-entries`}>
            {label}{' '}
            <span>{ids.length === 1 ? indexCopy.one : fill(indexCopy.entries, { count: ids.length })}</span>
          </h2>
        }
      >
        <div className="index-entries">
          {ids.map((entry) => {
            const definition = definitionOf(glossary[entry]);
            return (
              <article
                aria-labelledby={`${entry}-name`}
                data-tags={glossary[entry].kind}
                id={entry}
                key={entry}
              >
                <EntryHead
                  href={entryPath(entry)}
                  id={entry}
                  level="h3"
                  titled={!definition.startsWith(glossary[entry].title)}
                />
                <p>
                  <RichText terms={false} text={definition} />
                </p>
              </article>
            );
          })}
        </div>
      </HeadedFold>
    </section>
  );
}
