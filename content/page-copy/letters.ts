import { countAtStart } from '../counts';
import { type LetterId, type LetterSubject, lettersBySubject } from '../letters';
import type { Meta, Text } from '../text';

const count = countAtStart(Object.values(lettersBySubject).flat().length);

/** Metadata for search engines and link previews. */
export const meta = {
  title: 'Letters to defense buyers and authorities | ComplyTrain',
  description: `${count} letters are ready to copy: to buyers, inspectors, authorities, certification bodies and US primes. Some are also in Danish, German or Polish.`,
} satisfies Meta;

/** Copy of /letters. */
export const lettersPage: {
  title: string;
  menuLabel: string;
  lead: Text;
  cardFact: string;
  /** Heading of the contents list. */
  contents: string;
  /** Id of the letter shown in the header, and its caption. */
  specimen: LetterId;
  specimenCaption: string;
  before: { id: string; title: string; question: string; points: readonly Text[] };
  /** Letters by subject; `question` is the entry in the contents list. */
  subjects: Readonly<Record<LetterSubject, { title: string; question: string; lead: Text }>>;
} = {
  title: 'Letters to buyers and authorities',
  menuLabel: 'Letters',
  lead: 'One short letter settles most open questions in a defense sale. Copy it or open it in your own mail, and fill in the brackets. This site sends nothing.',
  cardFact: `${count} letters to copy, some in Danish, German and Polish`,
  contents: 'On this page',
  specimen: '2',
  specimenCaption: '{name}, as you would send it. You fill in what is in brackets.',
  before: {
    id: 'before-sending',
    title: 'Before you send',
    question: 'What must we not write into a letter?',
    points: [
      'Write no classified or export-controlled data into a letter. That excludes drawings, and performance data beyond the data sheet.',
      'Send a question about a tender to the contact in the notice, within the notice’s question period.',
      'Keep the answer with its date. A written answer is evidence for your offer, and a telephone call is not.',
      'A mail program may cut a long text. Compare it with the letter here before you send it.',
    ],
  },
  subjects: {
    quality: {
      title: 'Quality clauses and certificates',
      question: 'Which letter asks about AQAP, inspection and certificates?',
      lead: 'These letters ask who inspects, which AQAP (NATO quality publication) applies, and what you need before the award.',
    },
    authorities: {
      title: 'Export, security and registration',
      question: 'Which letter goes to an authority, an agency or a partner?',
      lead: 'These letters ask for the classification of an item, a sponsor for a clearance, the eligibility of your country, and the marking of files.',
    },
    us: {
      title: 'US orders and US parts',
      question: 'Which letter goes to a US prime?',
      lead: 'These letters ask a US prime which clauses flow down, which level of the Cybersecurity Maturity Model Certification ([CMMC](glossary:cmmc)) applies, how files are marked, and which export jurisdiction applies to each part.',
    },
  },
};

/** Articles of recipients at the start of a label. */
export const articles = { the: 'The', a: 'A' } as const;

/** Copy next to each letter. */
export const letterLabels = {
  name: 'Letter {id}' as const,
  sentence: 'Letter {id}' as const,
  oneBlank: '1 blank to fill in',
  blanks: '{count} blanks to fill in' as const,
  noBlanks: 'no blanks to fill in',
  to: 'To: {to}.' as const,
  blanksTitle: 'What to put into the brackets',
  blanksAnswer: 'The brackets of all letters',
  languages: 'Language of the letter',
  languageNames: { en: 'English', da: 'Dansk', de: 'Deutsch', pl: 'Polski' } as Readonly<
    Record<string, string>
  >,
  copy: 'Copy letter',
  /** Accessible name of the copy button in a row, because a page has several. */
  copyName: 'Copy letter: {title}' as const,
  copied: 'Copied',
  mail: 'Open in mail',
  /** Accessible name of the mail link, because a page has several. */
  mailName: 'Open in mail: {title}' as const,
  mailNameIn: 'Open in mail: {title}, {language}' as const,
  /** Status message for screen readers. */
  done: 'Letter copied.',
  /** Message if the browser denies copying; the letter is then selected. */
  refused: 'Your browser did not allow copying. The letter is selected: press Ctrl C, or ⌘ C.',
};

/** Copy that the client component of a letter needs. */
export type LetterCopy = Pick<typeof letterLabels, 'copy' | 'copied' | 'done' | 'refused'>;

/** Subset sent to the client. */
export const letterCopy: LetterCopy = {
  copy: letterLabels.copy,
  copied: letterLabels.copied,
  done: letterLabels.done,
  refused: letterLabels.refused,
};
