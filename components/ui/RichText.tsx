import type { Text } from '@/content/text';
import { formatDate, oneWord } from '@/lib/figures/format';
import { pageTerms } from '@/lib/glossary/page-terms';
import { parseText } from '@/lib/text/rich-text';

interface RichTextProps {
  text: Text;
  /** False where no term may become a link: in headings, names of rows, links and controls. */
  terms?: boolean;
}

/**
 * A Text inline: words, links, dates and words of other languages. The first use of a term on a page leads to its entry
 * in the glossary.
 */
export function RichText({ text, terms = true }: RichTextProps) {
  return parseText(text).map((part, index) => {
    // The parts of one sentence never move: their position is their identity.
    const key = index;
    if (part.kind === 'words') return terms ? linkTerms(part.text) : keepTogether(part.text);
    if (part.kind === 'foreign') {
      return (
        <span key={key} lang={part.lang}>
          {keepTogether(part.text)}
        </span>
      );
    }
    if (part.kind === 'date') return oneWord(formatDate(part.iso));
    return (
      <a className="word-link" href={part.href} key={key}>
        {keepTogether(part.text)}
      </a>
    );
  });
}

/** Words with the page's first uses of terms as quiet links. */
function linkTerms(words: string) {
  return pageTerms(words).map(({ text, id }) =>
    id ? (
      <a className="term-link" href={`/glossary#${id}`} key={id}>
        {keepTogether(text)}
      </a>
    ) : (
      keepTogether(text)
    ),
  );
}

/** A range of figures and names like e-Vergabe or FIPS 140-3 stay on one line: a browser would break them at their dash. */
const unbroken = /([€$]?\d[\d,.]*[KM]?–[€$]?\d[\d,.]*[KMB%]?\+?|\be-\p{Lu}\p{L}+|\d+-\d(?![\d-]))/u;

function keepTogether(words: string) {
  return words.split(unbroken).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
      <span className="whitespace-nowrap" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
