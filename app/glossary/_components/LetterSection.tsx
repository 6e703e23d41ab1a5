import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import { type GlossaryId, glossary } from '@/content/glossary';
import { indexCopy } from '@/content/page-copy/glossary';
import { entryPath } from '@/lib/glossary/addresses';
import type { LetterGroup } from '@/lib/glossary/letters';
import { fill } from '@/lib/text/fill';
import { EntryName } from './EntryName';
import { Foreign } from './Foreign';

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
        <div className="index-entries">
          {ids.map((entry) => (
            <IndexEntry id={entry} key={entry} />
          ))}
        </div>
      </HeadedFold>
    </section>
  );
}

/** A term, which leads to all of its entry, and its definition. */
function IndexEntry({ id }: { id: GlossaryId }) {
  const { kind, name, lang, title, meaning, certainty, open } = glossary[id];
  return (
    <article aria-labelledby={`${id}-name`} data-tags={kind} id={id}>
      <header>
        <h3 id={`${id}-name`} lang={lang}>
          <dfn>
            <a href={entryPath(id)}>
              <EntryName name={name} />
            </a>
          </dfn>
        </h3>{' '}
        <p>
          <Foreign text={title} />
        </p>
      </header>
      <div>
        <p>
          <RichText terms={false} text={meaning} />
        </p>
        {certainty === 'open' && open && <p>{open}</p>}
      </div>
    </article>
  );
}
