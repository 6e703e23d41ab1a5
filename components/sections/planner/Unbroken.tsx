/** Keeps each range of a sentence, and the unit behind it, on one line, where the line is long enough. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*\d(?: \p{Ll}\S*|\S*))/u).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span className="inline-block" key={piece}>
        {piece}
      </span>
    ),
  );
}
