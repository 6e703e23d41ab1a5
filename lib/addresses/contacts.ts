import { type ContactId, contacts } from '@/content/addresses/contacts';
import type { Statement } from '@/content/statement';
import type { Text } from '@/content/text';

/** Returns how to reach an office: street address, mailbox as a link, telephone. Fields of equal certainty share a line; `before` precedes the first line. */
export function contactLines(id: ContactId, before?: Text): Statement[] {
  const { street, mailbox, phone } = contacts[id];
  const fields = [
    street,
    mailbox && { ...mailbox, text: `[${mailbox.text}](mailto:${mailbox.text})` },
    phone,
  ].flatMap((field) => field ?? []);
  const lines: Statement[] = fields.filter(({ certainty }) => certainty !== 'common-practice');
  const unverified = fields
    .filter(({ certainty }) => certainty === 'common-practice')
    .map(({ text }) => text);
  if (unverified.length > 0) lines.push({ text: unverified.join('; '), certainty: 'common-practice' });
  return lines.map((line, index) =>
    before && index === 0 ? { ...line, text: `${before}: ${line.text}` } : line,
  );
}
