import { certifications } from '@/content/certifications';
import { entryLabels, monthNames } from '@/content/labels';
import type { Locale } from '@/content/locales';
import type { Text } from '@/content/text';
import { withNoBreakSpaces } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import type { ForeignText } from '@/lib/text/inline';
import { parseText } from '@/lib/text/rich-text';
import { CertaintyLabel } from './CertaintyLabel';
import { Mailbox } from './Mailbox';
import { OutgoingLink } from './OutgoingLink';

interface RichTextProps {
  text: Text;
  /** Whether links to the glossary are links; false in headings, names of rows, links and controls. */
  terms?: boolean;
  /** The language of the text. */
  locale?: Locale;
}

/**
 * Renders a Text inline: words, links, terms, official addresses, dates and words in other languages.
 */
export function RichText({ text, terms = true, locale = 'en' }: RichTextProps) {
  return parseText(text, { locale, terms }).map((part, index) => {
    // The parts of a sentence are never reordered, so the index is a stable key.
    const key = index;
    if (typeof part === 'string') return keepTogether(part);
    switch (part.kind) {
      case 'foreign':
        return foreignText(part, key);
      case 'address':
        return (
          <OutgoingLink {...part} key={key}>
            {part.label.map((words, index) =>
              typeof words === 'string' ? keepTogether(words) : foreignText(words, index),
            )}
          </OutgoingLink>
        );
      case 'certainty':
        return <CertaintyLabel certainty={part.certainty} key={key} locale={locale} />;
      case 'date':
        return withNoBreakSpaces(part.text);
      case 'mailbox':
        return (
          <a className="word-link inline-block" href={part.href} key={key}>
            <Mailbox />
          </a>
        );
      default:
        return (
          <a
            aria-label={
              part.kind === 'term' && certificationNames.has(part.text.toLowerCase())
                ? fill(entryLabels[locale], { term: part.text })
                : undefined
            }
            className={linkClass(part.kind === 'term' ? 'term-link' : 'word-link', part.text)}
            href={part.href}
            key={key}
            lang={part.lang}
            translate={part.lang || isCode(part.text) || part.href.startsWith('mailto:') ? 'no' : undefined}
          >
            {isNumber(part.text) ? part.text : keepTogether(part.text)}
          </a>
        );
    }
  });
}

/** Renders text in another language with a `lang` attribute: names and addresses, which a translator must not change. */
const foreignText = ({ text, lang }: ForeignText, key: number) => (
  <span key={key} lang={lang} translate="no">
    {keepTogether(text)}
  </span>
);

/**
 * Names that link to the certification elsewhere on a page; their links to the glossary need a different accessible
 * name.
 */
const certificationNames: ReadonlySet<string> = new Set(
  certifications.map(({ title }) => title.toLowerCase()),
);

/** Returns whether a linked name has a number and is as short as "DFARS 252.204-7012"; such a name must not break. */
const isNumber = (text: string) => text.length <= 18 && /\d/.test(text);
/** Returns whether a text identifies a clause or a standard ("AQAP-2110"), which must not be translated. */
const isCode = (text: string) => isNumber(text) && /^(\p{Lu}{2}\S* )*\S*\d{2}\S*$/u.test(text);
const linkClass = (name: string, text: string) => (isNumber(text) ? `${name} whitespace-nowrap` : name);

/**
 * Matches ranges, "dual-use" and names like e-Vergabe, VS-NfD, 252.225-7052 or FIPS 140-3, which must not break at
 * the dash.
 */
const noBreakPattern =
  /([€$]?\d[\d,.]*[KM]?–[€$]?\d[\d,.]*[KMB%]?\+?|\b[Dd]ual-use\b|\be-\p{Lu}\p{L}+|\bVS-\p{L}+|\bAQAP-\d+|\d+\.\d+-\d+|\b\d\d-\d{3}\b|\d+-\d(?![\d-]))/u;

/** Matches dates and numbered names ("13 July 2026", "Level 2"), which must not break at the space. */
const noBreakSpacePattern = new RegExp(
  `(\\d{1,2}) (${monthNames.join('|')}) (?=\\d{4})|\\b(Article|Level|Phase|Version) (?=\\d)`,
  'g',
);
/** Binds the parts of a date and of a numbered name, and a Ukrainian dash to the word before it. */
const bindWords = (text: string) =>
  text
    .replaceAll(' — ', '\u00a0— ')
    .replace(noBreakSpacePattern, (_, day, month, name) =>
      withNoBreakSpaces(name ? `${name} ` : `${day} ${month} `),
    );

const keepTogether = (text: string) => withoutBreaks(bindWords(text));

/** Renders text whose ranges and names with a dash do not break; those with a number are excluded from translation. */
export const withoutBreaks = (text: string) =>
  text.split(noBreakPattern).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence are never reordered
      <span className="whitespace-nowrap" key={index} translate={/\d/.test(piece) ? 'no' : undefined}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
