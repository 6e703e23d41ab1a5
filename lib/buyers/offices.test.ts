import { type Contact, type ContactField, contacts } from '@/content/addresses/contacts';
import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { usOffices } from '@/content/buyers/united-states';
import { buyersCopy } from '@/content/page-copy/buyers';
import { contactOf, officeLetter } from './offices';

const offices = buyerRecords.flatMap((buyer) =>
  buyer.offices.map((office) => ({ ...office, buyer: buyer.slug })),
);
const fields = Object.entries<Contact>(contacts).flatMap(([id, contact]) =>
  Object.entries(contact as Record<string, ContactField>).map(([kind, field]) => ({ id, kind, ...field })),
);

// cspell:ignore stratkom dsecu
/** Contact details that were too uncertain to print, because no source confirmed them. */
const unconfirmed = [
  'Дегтярівська',
  'kancelaria@mrit.gov.pl',
  'stratkom@',
  'exportcontrol@trade.gov.uk',
  'Whitehall',
  'dsecu@',
  'bwb',
];

test('every address, mailbox and number has a certainty and a date', () => {
  expect(fields.length).toBeGreaterThan(60);
  for (const field of fields) {
    expect(field).toMatchObject({ checked: expect.stringMatching(/^2026-11-\d\d$/) });
    expect(['verified', 'second-hand', 'common-practice']).toContain(field.certainty);
    expect({ ...field, cited: 'sources' in field }).toMatchObject({
      cited: field.certainty !== 'common-practice',
    });
  }
});

test('a mailbox contains only an e-mail address, and other fields contain none', () => {
  for (const { id, kind, text } of fields)
    expect({ id, kind, mailbox: /^[\w.-]+@[\w.-]+$/.test(text), holds: text.includes('@') }).toEqual({
      id,
      kind,
      mailbox: kind === 'mailbox',
      holds: kind === 'mailbox',
    });
});

test('prints no unconfirmed contact detail', () => {
  for (const word of unconfirmed) expect(JSON.stringify(fields)).not.toContain(word);
});

test('an office without a confirmed mailbox states so and links its parent office', () => {
  const open = offices.filter(({ parent }) => parent);
  expect(open.map(({ buyer, topic }) => `${buyer} ${topic}`).sort()).toEqual([
    'germany inspects',
    'lithuania buys',
    'netherlands buys',
    'norway export',
    'nspa registration',
    'ukraine buys',
    'ukraine export',
    'ukraine inspects',
    'ukraine registration',
  ]);
  for (const office of open) {
    const [sentence, ...at] = contactOf(office);
    expect(sentence).toBe(buyersCopy.offices.noMailbox);
    expect(at).toMatchObject([
      { certainty: 'common-practice', text: expect.stringContaining(office.parent?.name ?? '-') },
    ]);
  }
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

test('assigns the letter about airworthiness to the aviation office', () => {
  expect(officeLetter(buyerBySlug.germany, 'airworthiness')).toBe('A');
  expect(officeLetter(buyerBySlug.germany, 'inspects')).toBe('2');
  expect(officeLetter(buyerBySlug.poland, 'issuer')).toBe('6');
});

test('phone numbers of US offices have the international prefix', () => {
  const contactIds = usOffices.flatMap(({ offices: at }) => at.flatMap(([, , contact]) => contact ?? []));
  expect(contactIds).toEqual(['ddtc-team', 'piee-desk', 'sprs-desk', 'cage-office', 'service-desk', 'dc3']);
  for (const id of contactIds)
    expect({ id, phone: contacts[id].phone?.text }).toMatchObject({ phone: expect.stringContaining('+1 ') });
});
