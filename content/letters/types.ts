import type { ContactId } from '../addresses/contacts';
import type { Certainty } from '../certainty';
import type { foreignLanguages } from '../text';

/**
 * Words of a letter. `[blank-id|words]` is a blank that the sender fills in (`blanks.ts`): its words stand in brackets on
 * the page, in the copy and in the mail.
 */
export type LetterVersionText = string;

/** A numbered question; `aqap` marks one that a civil buyer is not asked. */
export interface Question {
  text: LetterVersionText;
  aqap?: true;
  /** What the letter says where this question is asked alone. */
  alone?: { subject: LetterVersionText; opening: LetterVersionText; text: LetterVersionText };
}

/** The letter in one language. */
export interface LetterVersion {
  lang: 'en' | (typeof foreignLanguages)[number];
  /** Subject of the mail; absent for a sentence to copy into an offer. */
  subject?: LetterVersionText;
  /** Before the questions. */
  opening?: LetterVersionText;
  /** Numbered (1), (2) … in the copy. */
  questions?: readonly Question[];
  /** After the questions; the whole text where there are none. */
  closing?: LetterVersionText;
}

/** A letter to copy or to open in the visitor's own mail; the site sends nothing. */
export interface Letter {
  /** Number or sign by which plans and pages name it; the fragment on its page is `letter-` and this. */
  id: string;
  /** Whom it is for. */
  to: string;
  /** Where that office is written to; a confirmed mailbox is the mail's recipient. */
  contact?: ContactId;
  /** What it asks or says, as a heading. */
  title: string;
  /** The same where a row has room for some 24 characters. */
  short: string;
  /** When to send it, one sentence. */
  when: string;
  /** One sentence above the letter: what does not belong into it. */
  note?: string;
  /** English first. */
  versions: readonly [LetterVersion & { lang: 'en' }, ...LetterVersion[]];
  /** How sure it is that this is the right office and the right question. */
  certainty: Certainty;
}
