import { dated } from '../dated';
import type { DocumentId } from '../facts/documents';
import type { Citation } from '../facts/types';
import type { Text } from '../text';

/** Date on which the lines about buyers were last checked, unless a line gives its own. */
const sheetDay = '2026-11-21';

/** Date of the later check on permits, bidders from outside and AQAP by nation. */
export const lastDay = '2026-11-23';

interface Where {
  /** Article or section in the document. */
  section?: string;
  /** A second document that says the same, or names the marking. */
  also?: DocumentId;
  /** ISO date of the check. */
  checked?: string;
}

const cited = (document: DocumentId, { section, also, checked = sheetDay }: Where) => ({
  checked,
  sources: [section ? { document, section } : { document }, ...(also ? [{ document: also }] : [])] as [
    Citation,
    ...Citation[],
  ],
});

/** Read in the source itself. */
export const verified = (document: DocumentId, where: Where = {}) => ({
  certainty: 'verified' as const,
  ...cited(document, where),
});

/** Read in someone else's report of it. */
export const secondHand = (document: DocumentId, where: Where = {}) => ({
  certainty: 'second-hand' as const,
  ...cited(document, where),
});

/** Generally known and not read again for this page: the line names whom to ask. */
export const commonPractice = (ask: Text, checked = sheetDay) => ({
  certainty: 'common-practice' as const,
  checked,
  ask,
});

/** Not confirmed: the line says what is open. */
export const openQuestion = (whom: Text, checked = sheetDay) => ({
  certainty: 'open' as const,
  checked,
  ask: whom,
});

/** The same four, of the later check. */
export const latest = {
  verified: (document: DocumentId, section?: string) => verified(document, { section, checked: lastDay }),
  secondHand: (document: DocumentId, section?: string) => secondHand(document, { section, checked: lastDay }),
  commonPractice: (whom: Text) => commonPractice(whom, lastDay),
  openQuestion: (whom: Text) => openQuestion(whom, lastDay),
};

/** A question of November 2026 that nobody has answered by spring: from then on it says since when it is open. */
export const openSinceNovember = (text: Text): Text =>
  dated(text, { date: '2027-03-31', text: `${text} This question has been open since November 2026.` });
