/**
 * Keeps each range of a sentence, and the unit behind it, on one line, where the line is long enough. Each piece has an
 * element of its own: a translator replaces bare text, and React could no longer change or remove it.
 */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*\d(?: \p{Ll}\S*|\S*))/u).map((piece, index) => (
    <span
      className={index % 2 === 0 ? undefined : 'inline-block'}
      // biome-ignore lint/suspicious/noArrayIndexKey: a range may come twice
      key={index}
      translate={/^[€$]\S+$/.test(piece) ? 'no' : undefined}
    >
      {piece}
    </span>
  ));
}
