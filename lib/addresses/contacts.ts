import { type ContactField, type ContactId, contacts } from '@/content/addresses/contacts';
import type { Text } from '@/content/text';

/** Fields with one certainty, as a page prints them; those that were read have their sources. */
export type ContactLine =
  | { text: Text; certainty: 'common-practice' }
  | Pick<Extract<ContactField, { sources: unknown }>, 'text' | 'certainty' | 'sources' | 'checked'>;

/** How to reach an office: street address, mailbox as a link, telephone. What is equally sure is one line, after the words before it. */
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
  const known = fields.filter(({ certainty }) => certainty === 'common-practice').map(({ text }) => text);
  if (known.length > 0) lines.push({ text: known.join('; '), certainty: 'common-practice' });
  return lines.map((line, index) =>
    before && index === 0 ? { ...line, text: `${before}: ${line.text}` } : line,
  );
}
