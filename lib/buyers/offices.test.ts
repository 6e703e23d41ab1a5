import { type Contact, type ContactField, contacts } from '@/content/addresses/contacts';
import { contactOf } from './offices';

const fields = Object.entries<Contact>(contacts).flatMap(([id, contact]) =>
  Object.entries(contact as Record<string, ContactField>).map(([kind, field]) => ({ id, kind, ...field })),
);

test('a mailbox contains only an e-mail address, and other fields contain none', () => {
  for (const { id, kind, text } of fields)
    expect({ id, kind, mailbox: /^[\w.-]+@[\w.-]+$/.test(text), holds: text.includes('@') }).toEqual({
      id,
      kind,
      mailbox: kind === 'mailbox',
      holds: kind === 'mailbox',
    });
});

test('prints contact fields of equal certainty in one line, with the mailbox as a link', () => {
  expect(contactOf({ contact: 'fmi' })).toEqual([
    {
      text: '{da:Lautrupbjerg 1–5, 2750 Ballerup}; [fmi@mil.dk](mailto:fmi@mil.dk)',
      certainty: 'common-practice',
    },
  ]);
  expect(contactOf({ contact: 'bafa' })).toMatchObject([
    { certainty: 'verified', sources: [{ document: 'de-elan' }] },
    { text: '[poststelle@bafa.bund.de](mailto:poststelle@bafa.bund.de)', certainty: 'common-practice' },
  ]);
  expect(contactOf({})).toEqual([]);
});
