import { type ContactField, type ContactId, contacts } from '@/content/addresses/contacts';
import type { Text } from '@/content/text';

/** Contact fields of equal certainty, as a page prints them; fields that were read in a source have it. */
export type ContactLine =
  | { text: Text; certainty: 'common-practice' }
  | Pick<Extract<ContactField, { sources: unknown }>, 'text' | 'certainty' | 'sources' | 'checked'>;

/** Returns how to reach an office: street address, mailbox as a link, telephone. Fields of equal certainty share a line; `before` precedes the first line. */
export function contactLines(id: ContactId, before?: Text): ContactLine[] {
  const { street, mailbox, phone } = contacts[id];
  const fields = [
    street,
    mailbox && { ...mailbox, text: `[${mailbox.text}](mailto:${mailbox.text})` },
    phone,
  ].flatMap((field) => field ?? []);
  const lines: ContactLine[] = fields
    .filter(({ certainty }) => certainty !== 'common-practice')
    .map((line) => line as ContactLine);
  const unverified = fields
    .filter(({ certainty }) => certainty === 'common-practice')
    .map(({ text }) => text);
  if (unverified.length > 0) lines.push({ text: unverified.join('; '), certainty: 'common-practice' });
  return lines.map((line, index) =>
    before && index === 0 ? { ...line, text: `${before}: ${line.text}` } : line,
  );
}
