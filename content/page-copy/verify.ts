import { countInWords } from '../counts';
import type { Meta, Text } from '../text';
import { nationRegisters } from '../verify/nations';
import type { Visibility } from '../verify/types';

/** Metadata for search engines and link previews. */
export const meta = {
  title: 'Check a supplier’s certificates | ComplyTrain',
  description:
    'Is this ISO 9001, AS9100, AQAP, CMMC or CE document genuine? What it shows, where to check it, what a missing entry proves, red flags, a checklist to print.',
} satisfies Meta;

/** Copy of /verify. */
export const verifyPage = {
  title: 'Check a supplier’s certificates',
  menuLabel: 'Check certificates',
  cardFact: 'What a genuine certificate shows, and where to check it',
  lead: 'Learn what a genuine certificate shows, where to check it, and what it means if you cannot find it.',
  contents: {
    title: 'On this page',
    /** Questions of readers, each with the heading or row that answers it. */
    items: [
      { id: 'red-flags', title: 'What looks wrong at first sight?' },
      { id: 'clause', title: 'Which clause goes into the order?' },
      { id: 'places', title: 'What do I read on a certificate?' },
      { id: 'papers', title: 'Is this document genuine?' },
      { id: 'not-found', title: 'What if I cannot find a certificate?' },
      { id: 'contract', title: 'What if a certificate ends, or says “trading”?' },
      { id: 'registers', title: 'Which register in which country?' },
      { id: 'data-room', title: 'What goes into a data room?' },
    ],
  },
  /** Questions to ask about every document. */
  questions:
    'Who issued the document? Who supervises the issuer? Which legal entity, site and activity does it name? Is it valid today? Only the issuer or a register can answer the last one. Ask again at the order, every year, and 90 days before the document expires.',
  download: { words: 'Checklist', file: '(PDF, one A4 sheet)' },
  chain: { title: 'The chain behind a certificate', where: 'Check:' },
  certificate: {
    title: 'Seven things to read on a certificate',
    lead: 'Each line says what to compare the entry with.',
    compare: 'Compare: {where}.' as const,
    drawing: 'A drawing of a certificate with seven numbered entries. It copies no real certificate.',
    words: {
      mark: 'mark',
      markNumber: 'no. …',
      heading: 'Certificate',
      number: 'No.',
      holder: 'This is to certify that',
      standard: 'works to',
      edition: 'ISO 9001:…',
      scope: 'for',
      effective: 'Effective',
      expires: 'Expires',
    },
  },
  documents: {
    title: 'How to check eight kinds of document',
    closed:
      'Three are in no public register: only the holder can show you a [CMMC status](#cmmc), an [ITAR registration](#itar) or a [CE declaration](#ce).',
    /** Time of a document's look-up; the response times of the offices follow. */
    lookUp: '{count} min' as const,
    lookUpWith: '{count} min, {before}' as const,
    noLookUp: 'No look-up',
    waiting: 'Answer:',
  },
  visibility: {
    public: 'Public',
    part: 'Public in part',
    account: 'With a free account',
    holder: 'Only the holder can show it',
    authorities: 'Public list in Poland; elsewhere only authorities can check',
    none: 'We found no register',
  } satisfies Record<Visibility, string>,
  /** Shorter labels for narrow rows. */
  visibilityShort: {
    public: 'Public',
    part: 'In part',
    account: 'Free account',
    holder: 'Holder only',
    authorities: 'Authorities',
    none: 'No register',
  } satisfies Record<Visibility, string>,
  document: {
    shows: 'A genuine document shows',
    places: 'How to check it',
    lookUp: 'Where to check it',
    scope: 'The scope must say',
    /** Scope label for a document with two certifications. */
    scopeOf: 'The scope must say: {name}' as const,
    absence: 'If it is missing',
    presence: 'What an entry does not prove',
    instead: 'Ask for instead',
    flags: 'Red flags',
  },
  address: { paid: 'not free', login: 'account needed' },
  flags: {
    title: 'Twelve red flags',
    one: 'Red flag {number}' as const,
    rule: 'If you see one flag, ask. If you see two, wait for the issuer’s answer in writing.',
  },
  notFound: {
    title: 'When you cannot find a certificate',
    lead: 'The days are our own planning values.',
    day: 'Day {day}: {title}' as const,
  },
  clause: {
    title: 'A clause for the order',
    note: 'The wording is ours. Have your lawyer read it.',
    subject: 'Validity of certificates, registrations and declarations: clause for the order',
    terms:
      'Ask the supplier also for a list of expiry dates, recertification booked three months ahead, and the right to ask the issuer.',
  },
  contract: { title: 'A certificate that expires or does not cover the order' },
  nations: {
    title: 'Registers and data room',
    caption: 'Accreditation body, company register and security authority of each country',
    disclosure: `In ${countInWords(nationRegisters.length)} countries`,
    answer: 'In the United States each state registers companies. Elsewhere there is a national register',
    short: 'Registers by country',
    columns: {
      nation: 'Country',
      accreditation: 'Accreditation body',
      company: 'Company register',
      clearance: 'Authority for clearances',
    },
    /** Text after an office whose address is unverified. */
    unread: 'we have no address',
    recognition: {
      title: 'Recognition of accreditation bodies',
      answer: 'Since 2026 Global ACI replaces IAF and ILAC; their old marks stay valid',
      short: 'Old marks stay valid',
    },
    ukraine: {
      title: 'Ukraine’s accreditation body, NAAU',
      answer: 'Check which standards it is recognized for, on the day you check',
      short: 'Check its recognition',
    },
  },
  dataRoom: {
    title: 'Data room for an investor',
    answer: '{files}. Keep classified and export-controlled files out' as const,
    short: 'Five files',
    lead: 'You produce these files at the stations [Defense Standards](/stations/defense-standards#checklists) and [NATO Ready](/stations/nato-ready#weeks).',
  },
};

/** Copy that the client component of the clause needs. */
export const clauseCopy = {
  copy: 'Copy clause',
  copied: 'Copied',
  done: 'Clause copied.',
  refused: 'Your browser did not allow copying. The clause is selected: press Ctrl C, or ⌘ C.',
};

/** Copy of the printable checklist. */
export const printChecklistCopy = {
  title: 'Supplier certificates: checklist',
  subject: 'Checklist for a supplier’s certificates',
  short: 'Supplier certificates',
  kind: 'Checklist for buyers',
  supplier: 'Supplier',
  order: 'Order',
  checkedOn: 'Date',
  checkedBy: 'Checked by',
  lookUp: 'Where: {hosts}' as const,
  note: 'Tick what you have seen yourself. {rule} This page says where to check, what a missing entry means and how sure we are of each line: {page}' as const,
};

/** Call at the end of the page. */
export const verifyCall: { title: string; text: Text } = {
  title: 'A document you cannot place?',
  text: '[Tell us the document and the order](/contact), and send nothing classified or export-controlled. We tell you where to check, but confirm no certificates ourselves.',
};
