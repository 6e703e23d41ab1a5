import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { type GlossaryId, glossary } from '@/content/glossary';
import { entryCopy } from '@/content/page-copy/glossary';
import type { PagePath } from '@/content/pages';
import { linkTo } from '@/lib/pages/menus';
import { EntryDetails } from './EntryDetails';
import { EntryName } from './EntryName';
import { Foreign } from './Foreign';
import { NotSame } from './NotSame';
import { Unsure } from './Unsure';

/** An entry in full: name, meaning, what it is not, what it asks for; names abroad and sources, folded on the phone. */
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
      </header>
      <div>
        <p className="meaning">
          <RichText terms={false} text={entry.meaning} />
        </p>
        <Unsure entry={entry} />
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
      <Fold compact title={entryCopy.details}>
        <EntryDetails id={id} />
      </Fold>
    </article>
  );
}
