/**
 * Renders a sentence in which a range and its unit stay on one line if the line is long enough. Each piece has an
 * element, because browser translation replaces bare text nodes, which React could then not update or remove.
 */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*\d(?: \p{Ll}\S*|\S*))/u).map((piece, index) => (
    <span
      className={index % 2 === 0 ? undefined : 'inline-block'}
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence can contain the same range twice
      key={index}
      translate={/^[€$]\S+$/.test(piece) ? 'no' : undefined}
    >
      {piece}
    </span>
  ));
}
