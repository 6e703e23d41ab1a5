import { certifications } from '@/content/certifications';
import { labels, monthNames } from '@/content/labels';
import type { Text } from '@/content/text';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { pageTerms } from '@/lib/glossary/page-terms';
import { fill } from '@/lib/text/fill';
import { parseText } from '@/lib/text/rich-text';
import { AddressLink } from './AddressLink';
import { CertaintyLabel } from './CertaintyLabel';
import { Mailbox } from './Mailbox';

interface RichTextProps {
  text: Text;
  /** False where no term may become a link: in headings, names of rows, links and controls. */
  terms?: boolean;
}

/**
 * A Text inline: words, links, official addresses, dates and words of other languages. The first use of a term on a page leads to its entry
 * in the glossary.
 */
export function RichText({ text, terms = true }: RichTextProps) {
  return parseText(text).map((part, index) => {
    // The parts of one sentence never move: their position is their identity.
    const key = index;
    if (part.kind === 'words') return terms ? linkTerms(part.text) : keepTogether(part.text);
    if (part.kind === 'foreign') return foreign(part.text, part.lang, key, terms);
    if (part.kind === 'address')
      return (
        <AddressLink id={part.id} key={key}>
          {part.words.map((word, index) =>
            word.kind === 'foreign' ? foreign(word.text, word.lang, index) : keepTogether(word.text),
          )}
        </AddressLink>
      );
    if (part.kind === 'certainty') return <CertaintyLabel key={key} certainty={part.certainty} />;
    if (part.kind === 'date') return withNoBreakSpaces(formatDate(part.iso));
    if (part.kind === 'mailbox')
      return (
        <a className="word-link inline-block" href={part.href} key={key}>
          <Mailbox />
        </a>
      );
    return (
      <a
        className={linkClass('word-link', part.text)}
        href={part.href}
        key={key}
        translate={isCode(part.text) || part.href.startsWith('mailto:') ? 'no' : undefined}
      >
        {isNumber(part.text) ? part.text : keepTogether(part.text)}
      </a>
    );
  });
}

/** Words of another language with their language: names and addresses, which no translator may change. */
const foreign = (text: string, lang: string, key: number, terms = false) => (
  <span key={key} lang={lang} translate="no">
    {terms ? linkTerms(text) : keepTogether(text)}
  </span>
);

/** Words with the page's first uses of terms as quiet links. */
function linkTerms(words: string) {
  return pageTerms(words).map(({ text, id }) =>
    id ? (
      <a
        aria-label={
          certificationNames.has(text.toLowerCase()) ? fill(labels.entry, { term: text }) : undefined
        }
        className={linkClass('term-link', text)}
        href={`/glossary#${id}`}
        key={id}
        translate={isCode(text) ? 'no' : undefined}
      >
        {isNumber(text) ? text : keepTogether(text)}
      </a>
    ) : (
      keepTogether(text)
    ),
  );
}

/** Names that elsewhere on a page lead to the certification itself: read aloud, two links of one name go to one place. */
const certificationNames: ReadonlySet<string> = new Set(
  certifications
    .flatMap(({ title, comparison: { name } }) => [title, name, name.replace(/:.*/, '')])
    .map((name) => name.toLowerCase()),
);

/** A linked name with a number, as short as "DFARS 252.204-7012", stays on one line: half of it says nothing. */
const isNumber = (text: string) => text.length <= 18 && /\d/.test(text);
/** A clause or a standard, "DFARS 252.204-7012" and "AQAP-2110": the same in every language. */
const isCode = (text: string) => isNumber(text) && /^(\p{Lu}{2}\S* )*\S*\d{2}\S*$/u.test(text);
const linkClass = (name: string, text: string) => (isNumber(text) ? `${name} whitespace-nowrap` : name);

/** A range of figures, "dual-use" and names like e-Vergabe, VS-NfD, 252.225-7052 or FIPS 140-3 stay on one line: a browser would break them at their dash. */
const unbroken =
  /([€$]?\d[\d,.]*[KM]?–[€$]?\d[\d,.]*[KMB%]?\+?|\b[Dd]ual-use\b|\be-\p{Lu}\p{L}+|\bVS-\p{L}+|\bAQAP-\d+|\d+\.\d+-\d+|\b\d\d-\d{3}\b|\d+-\d(?![\d-]))/u;

/** Dates and numbered names, "13 July 2026" and "Level 2", in which no line breaks. */
const bound = new RegExp(
  `(\\d{1,2}) (${monthNames.join('|')}) (?=\\d{4})|\\b(Article|Level|Phase|Version) (?=\\d)`,
  'g',
);
const bind = (words: string) =>
  words.replace(bound, (_, day, month, name) => withNoBreakSpaces(name ? `${name} ` : `${day} ${month} `));

const keepTogether = (words: string) => withoutBreaks(bind(words));

/** Words in which no line breaks within such a range or name; a translator changes none with a number; their characters stay as they are. */
export const withoutBreaks = (words: string) =>
  words.split(unbroken).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
      <span className="whitespace-nowrap" key={index} translate={/\d/.test(piece) ? 'no' : undefined}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
