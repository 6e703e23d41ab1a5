import type { DocumentId } from '../facts/documents';
import type { Citation } from '../facts/types';
import type { Text } from '../text';

/** Date on which the lines about buyers were last checked, unless a line gives its own. */
const sheetDay = '2026-11-21';

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
export const seen = (document: DocumentId, where: Where = {}) => ({
  certainty: 'seen' as const,
  ...cited(document, where),
});

/** Read in someone else's report of it. */
export const reported = (document: DocumentId, where: Where = {}) => ({
  certainty: 'reports' as const,
  ...cited(document, where),
});

/** Generally known and not read again for this page: the line names whom to ask. */
export const known = (ask: Text) => ({ certainty: 'known' as const, checked: sheetDay, ask });

/** Not confirmed: the line says what is open. */
export const ask = (whom: Text) => ({ certainty: 'open' as const, checked: sheetDay, ask: whom });
