import { Fragment } from 'react';

const cyrillic = /([\u0400-\u04ff’]*[\u0400-\u04ff](?:[\s\u0400-\u04ff’]*[\u0400-\u04ff])?)/;

/** A text whose Ukrainian words are marked with their language. */
export function Foreign({ text }: { text: string }) {
  return text.split(cyrillic).map((piece, index) =>
    index % 2 ? (
      <span key={index} lang="uk">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
