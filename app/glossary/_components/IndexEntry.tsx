import { RichText } from '@/components/ui/RichText';
import { type GlossaryId, glossary } from '@/content/glossary';
import { entryCopy } from '@/content/page-copy/glossary';
import { entryPath } from '@/lib/glossary/addresses';
import { EntryName } from './EntryName';
import { Foreign } from './Foreign';

/** An entry of the index: name, meaning, and the way to all of it. */
export function IndexEntry({ id }: { id: GlossaryId }) {
  const { kind, name, lang, title, meaning, certainty, open } = glossary[id];
  return (
    <article aria-labelledby={`${id}-name`} data-tags={kind} id={id}>
      <header>
        <h3 id={`${id}-name`} lang={lang}>
          <dfn>
            <EntryName name={name} />
          </dfn>
        </h3>
        <p>
          <Foreign text={title} />
        </p>
      </header>
      <div>
        <p className="meaning">
          <RichText terms={false} text={meaning} />
        </p>
        {certainty === 'open' && open && <p>{open}</p>}
      </div>
      <p className="more">
        <a aria-describedby={`${id}-name`} href={entryPath(id)}>
          {entryCopy.more}
        </a>
      </p>
    </article>
  );
}
