import type { ContactId } from '../addresses/contacts';
import type { Certainty } from '../certainty';
import type { foreignLanguages } from '../text';

/** Numbered question; `aqap` excludes it from letters to civil buyers. */
export interface Question {
  text: string;
  aqap?: true;
  /** Wording of the letter if this is its only question. */
  alone?: { subject: string; opening: string; text: string };
}

/**
 * Letter in one language. `[placeholder](blank:<id>)` in its texts is a blank that the sender fills in (`blanks.ts`); its
 * placeholder is printed in brackets on the page, in the copied text and in the email.
 */
export interface LetterVersion {
  lang: (typeof foreignLanguages)[number];
  /** Email subject; absent for a sentence to copy into an offer. */
  subject?: string;
  /** Text before the questions. */
  opening?: string;
  /** Questions, numbered (1), (2) … in the copied text. */
  questions?: readonly Question[];
  /** Text after the questions; the whole text if there are none. */
  closing?: string;
}

/** Letter to copy or to open in the visitor's email program; the site sends nothing. */
export interface LetterRecord {
  /** Number or code of the letter; its URL fragment is `letter-` followed by this id. */
  id: string;
  /** Article before the recipient; absent for a name. */
  article?: 'the' | 'a';
  /** Recipient without its article. */
  to: string;
  /** Contact of the recipient; a confirmed mailbox becomes the email address. */
  contact?: ContactId;
  /** Subject of the letter, as a heading. */
  title: string;
  /** When to send it, in one sentence. */
  when: string;
  /** Sentence above the letter: what not to include. */
  note?: string;
  /** Versions by language, English first. */
  versions: readonly [LetterVersion & { lang: 'en' }, ...LetterVersion[]];
  /** Certainty that office and question are right. */
  certainty: Certainty;
}
