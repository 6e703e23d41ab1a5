import type { GlossaryKind, NameLanguage } from '../glossary/types';
import type { Meta, Text } from '../text';

/** Metadata for search engines and link previews. */
export const meta: Meta = {
  title: 'Glossary of defense tenders | ComplyTrain',
  description:
    'What AQAP 2131, 252.204-7021, VS-NfD or CoC means in a tender: who has to do what by when, with which proof, what it gets confused with, and where to read more.',
};

/** Page header. */
export const head: { title: string; lead: Text } = {
  title: 'Tender glossary',
  lead: 'Defense tenders use clauses, standards, forms, markings, registers and terms. This page says what each one means, and its entry says what it requires of you.',
};

/** Labels of the index letters that group several. */
export const alphabetLabels = { figures: '0–9', cyrillic: 'А–Я' } as const;

/** Copy of the index and its filter; `{…}` are placeholders. */
export const glossaryIndexCopy = {
  letters: 'Letters',
  kinds: 'Show entries of one kind',
  all: 'All',
  kind: {
    clause: 'Clauses',
    standard: 'Standards',
    law: 'Laws',
    form: 'Forms',
    mark: 'Markings',
    body: 'Assessors',
    register: 'Registers',
    term: 'Terms',
  } satisfies Record<GlossaryKind, string>,
  /** Text after the number of visible entries. */
  result: 'of {all} entries',
  /** Heading of the links to the pages by kind. */
  pages: 'Entries in full, by kind',
  /** Link to the data file; the license follows. */
  data: 'All entries as data (JSON)',
} as const;

/** Copy of an entry. */
export const entryCopy = {
  /** Name of each language in that language. */
  language: { uk: 'Українською', da: 'Dansk', de: 'Deutsch' } satisfies Record<NameLanguage, string>,
  aliases: 'Also',
  notSame: 'Differs from',
  sameLetters: 'Meanings of',
  what: 'To do',
  who: 'Who',
  next: 'More',
  /** Label of the mobile disclosure around everything except the definition. */
  details: 'Duties, sources',
  official: 'Official',
  sources: 'Sources',
  link: 'Permalink',
  arrived: 'The entry you are looking for',
} as const;
