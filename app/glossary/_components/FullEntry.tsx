import { RichText } from '@/components/ui/RichText';
import { type GlossaryId, glossary, glossaryChecked } from '@/content/glossary';
import { entryCopy } from '@/content/page-copy/glossary';
import type { PagePath } from '@/content/pages';
import { formatDate, oneWord } from '@/lib/figures/format';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { sourceLine } from '@/lib/glossary/entries';
import { linkTo } from '@/lib/pages/menus';
import { EntryName } from './EntryName';
import { EntryNames } from './EntryNames';
import { Foreign } from './Foreign';
import { NotSame } from './NotSame';

/** An entry in full: name, meaning, what it is not, what it asks for, where it was read. */
export function FullEntry({ id }: { id: GlossaryId }) {
  const entry = glossary[id];
  const { asks } = entry;
  const next = linkTo(entry.next as PagePath);
  return (
    <article aria-labelledby={`${id}-name`} id={id}>
      <header>
        <h2 id={`${id}-name`} lang={entry.lang}>
          <dfn>
            <EntryName name={entry.name} />
          </dfn>
        </h2>
        <p>
          {entryCopy.kind[entry.kind]}. <Foreign text={entry.title} />
        </p>
        <EntryNames entry={entry} />
      </header>
      <div>
        <p className="meaning">
          <RichText terms={false} text={entry.meaning} />
        </p>
        {entry.open && (
          <p>
            <b>{entryCopy.open}</b> <RichText text={entry.open} terms={false} />
          </p>
        )}
        <NotSame id={id} />
        <p>
          {entryCopy.next} <a href={next.href}>{next.label}</a>
        </p>
      </div>
      <div>
        <b>{entryCopy.asks}</b>
        <dl>
          {asks.who && (
            <div>
              <dt>{entryCopy.who}</dt>
              <dd>{asks.who}</dd>
            </div>
          )}
          <div>
            <dt>{entryCopy.what}</dt>
            <dd>
              <RichText terms={false} text={asks.what} />
            </dd>
          </div>
        </dl>
      </div>
      <footer>
        <p>
          {sourceLine(entry)}. {entryCopy.certainty[entry.certainty]} {oneWord(formatDate(glossaryChecked))}.
        </p>
        <a aria-describedby={`${id}-name`} href={glossaryAnchor(id)}>
          {entryCopy.link}
        </a>
      </footer>
    </article>
  );
}
