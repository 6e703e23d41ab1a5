import type { GlossaryKind, NameLanguage } from '../glossary/types';
import type { Meta, Text } from '../text';

/** What titles and descriptions say to search engines and chats. */
export const meta: Meta = {
  title: 'Glossary of defense tenders | ComplyTrain',
  description:
    'What AQAP 2131, 252.204-7021, VS-NfD or CoC means in a tender: who has to do what by when, with which proof, what it gets confused with, and where to read more.',
};

export const head: { title: string; lead: Text } = {
  title: 'Tender glossary',
  lead: 'Clauses, standards, forms, markings, registers and terms of defense tenders: what each means. The name leads to what it requires of you and what it is not.',
};

/** Names of the letters that hold more than one. */
export const letterLabels = { figures: '0–9', cyrillic: 'А–Я' } as const;

/** Words of the index and its buttons; `{…}` places are filled in. */
export const indexCopy = {
  letters: 'Letters',
  kinds: 'Show entries of one kind',
  all: 'All',
  kind: {
    clause: 'Clauses',
    standard: 'Standards',
    law: 'Laws',
    form: 'Forms',
    mark: 'Markings',
    body: 'Bodies',
    register: 'Registers',
    term: 'Terms',
  } satisfies Record<GlossaryKind, string>,
  /** Follows the number of entries shown. */
  result: 'of {all} entries',
  /** Name of the links to the pages of the kinds. */
  pages: 'Entries in full, by kind',
  /** Name of the link to the data; the terms of their use follow. */
  data: 'All entries as data (JSON)',
  one: '1 entry',
  entries: '{count} entries',
} as const;

/** Words of an entry. */
export const entryCopy = {
  /** Name of each language in that language. */
  language: { uk: 'Українською', da: 'Dansk', de: 'Deutsch' } satisfies Record<NameLanguage, string>,
  aliases: 'Also written',
  notSame: 'Not the same as',
  sameLetters: 'Same letters',
  what: 'To do',
  who: 'Who',
  next: 'See also',
  /** Row that opens, on the phone, all but the definition: it names what is inside. */
  details: 'To do, other languages, sources',
  official: 'Official page',
  sources: 'Sources',
  link: 'Link to this entry',
  arrived: 'The entry you are looking for',
} as const;
