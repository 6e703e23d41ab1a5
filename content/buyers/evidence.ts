import { dated } from '../dated';
import type { DocumentId } from '../facts/documents';
import type { Citation } from '../statement';
import type { Text } from '../text';

/** Default day of the last check of statements about buyers. */
const defaultCheck = '2026-11-21';

/** Day of the later check on permits, foreign bidders and AQAP by nation. */
export const laterCheck = '2026-11-23';

interface CitationDetails extends Pick<Citation, 'section'> {
  /** Second document that confirms the statement or contains the marking. */
  also?: DocumentId;
  /** ISO day of the check. */
  checked?: string;
}

const cited = (document: DocumentId, { section, also, checked = defaultCheck }: CitationDetails) => ({
  checked,
  sources: [section ? { document, section } : { document }, ...(also ? [{ document: also }] : [])] as [
    Citation,
    ...Citation[],
  ],
});

/** Returns the evidence of a statement that was read in its source. */
export const verified = (document: DocumentId, where: CitationDetails = {}) => ({
  certainty: 'verified' as const,
  ...cited(document, where),
});

/** Returns the evidence of a statement that was read in another party's report. */
export const secondHand = (document: DocumentId, where: CitationDetails = {}) => ({
  certainty: 'second-hand' as const,
  ...cited(document, where),
});

/** Returns the evidence of a generally known statement that was not read again; `ask` is the office to ask. */
export const commonPractice = (ask: Text, checked = defaultCheck) => ({
  certainty: 'common-practice' as const,
  checked,
  ask,
});

/** Returns the evidence of an unconfirmed statement; `whom` is the office to ask. */
export const openQuestion = (whom: Text, checked = defaultCheck) => ({
  certainty: 'open' as const,
  checked,
  ask: whom,
});

/** The four evidence functions with the day of the later check. */
export const laterCheckEvidence = {
  verified: (document: DocumentId, section?: string) => verified(document, { section, checked: laterCheck }),
  secondHand: (document: DocumentId, section?: string) =>
    secondHand(document, { section, checked: laterCheck }),
  commonPractice: (whom: Text) => commonPractice(whom, laterCheck),
  openQuestion: (whom: Text) => openQuestion(whom, laterCheck),
};

/** Returns an open question of November 2026; from spring 2027 it adds since when the question is open. */
export const openSinceNovember = (text: Text): Text =>
  dated(text, { date: '2027-03-31', text: `${text} This question has been open since November 2026.` });
