import { Fragment } from 'react';
import { type GlossaryId, glossary } from '@/content/glossary';

interface EntryHeadingProps {
  id: GlossaryId;
  level: 'h2' | 'h3';
  /** The link of the name; omitted on the page of the entry itself. */
  href?: string;
}

/** Renders the name of an entry and its title, unless the definition below starts with the title. */
export function EntryHeading({ id, level: Level, href }: EntryHeadingProps) {
  const { kind, name, nameParts, lang, title, definitionHasTitle } = glossary[id];
  // Two clause numbers break only between them, not at their hyphens.
  const displayName = nameParts ? (
    <>
      <span className="whitespace-nowrap">{nameParts[0]}</span>{' '}
      <span className="whitespace-nowrap">{nameParts[1]}</span>
    </>
  ) : (
    name
  );
  return (
    <header>
      <Level id={`${id}-name`} lang={lang}>
        <dfn translate={kind === 'clause' || kind === 'standard' ? 'no' : undefined}>
          {href ? <a href={href}>{displayName}</a> : displayName}
        </dfn>
      </Level>{' '}
      {!definitionHasTitle && (
        <p>
          <WithLanguage text={title} />
        </p>
      )}
    </header>
  );
}

const cyrillic = /([\u0400-\u04ff’]*[\u0400-\u04ff](?:[\s\u0400-\u04ff’]*[\u0400-\u04ff])?)/;

/** Renders a text and sets the `lang` attribute on its Ukrainian words. */
export const WithLanguage = ({ text }: { text: string }) =>
  text.split(cyrillic).map((piece, index) =>
    index % 2 ? (
      <span key={index} lang="uk">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
