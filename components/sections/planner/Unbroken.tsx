/** Keeps each range of a sentence, and the unit behind it, on one line, where the line is long enough. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*\d(?: \p{Ll}\S*|\S*))/u).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range may come twice
      <span className="inline-block" key={index}>
        {piece}
      </span>
    ),
  );
}
