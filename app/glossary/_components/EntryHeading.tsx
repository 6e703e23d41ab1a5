import { Fragment } from 'react';
import { type GlossaryId, glossary } from '@/content/glossary';

interface EntryHeadProps {
  id: GlossaryId;
  level: 'h2' | 'h3';
  /** Where the name leads; on the page of the entry itself nowhere. */
  href?: string;
  /** What the entry is in a few words; left out where the definition says the same. */
  titled?: boolean;
}

/** Name and title of an entry. */
export function EntryHeading({ id, level: Level, href, titled = true }: EntryHeadProps) {
  const { kind, name, lang, title } = glossary[id];
  // Of two clause numbers, "FAR 52.204-21 / 52.240-93", each stays on one line, whose hyphen would break it.
  const [first, second] = name.split('/ ');
  const unbroken = second ? (
    <>
      <span className="whitespace-nowrap">{first}/</span> <span className="whitespace-nowrap">{second}</span>
    </>
  ) : (
    name
  );
  return (
    <header>
      <Level id={`${id}-name`} lang={lang}>
        <dfn translate={kind === 'clause' || kind === 'standard' ? 'no' : undefined}>
          {href ? <a href={href}>{unbroken}</a> : unbroken}
        </dfn>
      </Level>{' '}
      {titled && (
        <p>
          <Foreign text={title} />
        </p>
      )}
    </header>
  );
}

const cyrillic = /([\u0400-\u04ff’]*[\u0400-\u04ff](?:[\s\u0400-\u04ff’]*[\u0400-\u04ff])?)/;

/** A text whose Ukrainian words are marked with their language. */
export const Foreign = ({ text }: { text: string }) =>
  text.split(cyrillic).map((piece, index) =>
    index % 2 ? (
      <span key={index} lang="uk">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
