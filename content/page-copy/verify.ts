import { countInWords } from '../counts';
import type { Meta, Text } from '../text';
import { nationRegisters } from '../verify/nations';
import type { Visibility } from '../verify/types';

export const meta = {
  title: 'Check a supplier’s certificates | ComplyTrain',
  description:
    'Is this ISO 9001, AS9100, AQAP, CMMC or CE paper real? What a real one shows, where to look it up, what absence proves, twelve red flags, a sheet to print.',
} satisfies Meta;

/** Copy of /verify. */
export const verifyPage = {
  title: 'Check a supplier’s papers',
  menuLabel: 'Check papers',
  cardFact: 'What a real one shows, where to look it up, red flags',
  lead: 'What a real one shows, where to look it up, and what it means if it is not there.',
  contents: {
    title: 'On this page',
    /** Questions of readers, each with the heading or row that answers it. */
    items: [
      { id: 'red-flags', title: 'What looks wrong at first sight?' },
      { id: 'clause', title: 'Which clause goes into the order?' },
      { id: 'places', title: 'Where do I look on a certificate?' },
      { id: 'papers', title: 'Is this paper real?' },
      { id: 'not-found', title: 'What if a paper is not found?' },
      { id: 'contract', title: 'What if it ends, or says “trading”?' },
      { id: 'registers', title: 'Which register, in which nation?' },
      { id: 'data-room', title: 'What goes into a data room?' },
    ],
  },
  /** Questions to ask about every document. */
  questions:
    'Ask of each: who issued it, who supervises the issuer, which legal entity, site and activity, and is it valid today? Only the issuer or a register answers the last. Ask again at the order, every year, and 90 days before an expiry.',
  download: { words: 'Checklist', file: '(PDF, one A4 sheet)' },
  chain: { title: 'The chain behind a certificate', where: 'Check:' },
  certificate: {
    title: 'Seven places to read',
    lead: 'In brackets: what to compare with.',
    drawing: 'A certificate, drawn without words of a real one, with seven numbered places.',
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
    title: 'Eight papers',
    closed:
      'Only the holder can show a [CMMC status](#cmmc), an [ITAR registration](#itar) or a [CE declaration](#ce).',
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
    holder: 'Only from the holder',
    authorities: 'Poland: public list. Elsewhere between authorities',
    none: 'No register found',
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
    shows: 'A real one shows',
    places: 'How to check it',
    lookUp: 'Where to look it up',
    scope: 'What the scope must say',
    /** Scope label for a document with two certifications. */
    scopeOf: 'What the scope must say: {name}' as const,
    absence: 'If it is not found',
    presence: 'What a hit does not prove',
    instead: 'Ask instead',
    flags: 'Red flags',
  },
  address: { paid: 'not free', login: 'account needed' },
  flags: {
    title: 'Twelve red flags',
    one: 'Red flag {number}' as const,
    rule: 'One flag: ask. Two: do not order until the issuer has answered in writing.',
  },
  notFound: {
    title: 'When a paper is not found',
    lead: 'The days are planned by us.',
    day: 'Day {day}: {title}' as const,
  },
  clause: {
    title: 'A clause for the order',
    note: 'Our own wording: have counsel read it.',
    subject: 'Validity of certificates, registrations and declarations: clause for the order',
    terms:
      'Ask too for a list of expiry dates, recertification booked three months ahead, and the right to ask the issuer.',
  },
  contract: { title: 'A paper that ends or does not fit' },
  nations: {
    title: 'Registers and data room',
    caption: 'Accreditation body, company register and security authority of each nation',
    disclosure: `In ${countInWords(nationRegisters.length)} nations`,
    answer: 'Company in the United States: Secretary of State of the state. Elsewhere: the national register',
    short: 'US: Secretary of State',
    columns: {
      nation: 'Nation',
      accreditation: 'Accreditation body',
      company: 'Company register',
      clearance: 'Authority for clearances',
    },
    /** Text after an office whose address is unverified. */
    unread: 'no address read',
    recognition: {
      title: 'Recognition',
      answer: 'Since 2026 Global ACI replaces IAF and ILAC; their old marks stay valid',
      short: 'Old marks stay valid',
    },
    ukraine: {
      title: 'Ukraine: NAAU',
      answer: 'Look up its scope on the day you check',
      short: 'Look up its scope',
    },
  },
  dataRoom: {
    title: 'Data room for an investor',
    answer: '{files}. No classified or export-controlled files' as const,
    short: 'Five files',
    lead: 'The files that [Defense Standards](/stations/defense-standards#checklists) and [NATO Ready](/stations/nato-ready#weeks) produce. Classified and export-controlled files stay out of a data room.',
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
  title: 'Supplier papers: checklist',
  subject: 'Checklist of a supplier’s papers',
  short: 'Supplier papers',
  kind: 'Checklist for buyers',
  supplier: 'Supplier',
  order: 'Order',
  checkedOn: 'Date',
  checkedBy: 'Checked by',
  lookUp: 'Where: {hosts}' as const,
  note: 'Tick what you have seen yourself. {rule} Where to look, what absence means and how sure each line is: {page}' as const,
};

/** Call at the end of the page. */
export const verifyCall: { title: string; text: Text } = {
  title: 'A paper you cannot place?',
  text: '[Name paper and order](/contact), nothing classified or export-controlled. We say where to check, and confirm no certificate.',
};
