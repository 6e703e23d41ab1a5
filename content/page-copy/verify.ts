import type { Meta, Text } from '../text';
import type { Visibility } from '../verify/types';

export const meta = {
  title: 'Check a supplier’s certificates | ComplyTrain',
  description:
    'Is this ISO 9001, AS9100, AQAP, CMMC or CE paper real? What a real one shows, where to look it up, what absence proves, twelve red flags, a sheet to print.',
} satisfies Meta;

/** ISO day on which every statement of the page was checked. */
export const verifyChecked = '2026-11-23';

/** Words of /verify. */
export const verifyPage = {
  title: 'Check a supplier’s papers',
  menuLabel: 'Check papers',
  cardFact: 'What a real one shows, where to look it up, red flags',
  lead: 'For a buyer before the order and an investor before the check: what each paper shows, where to look it up, and what it means if it is not there.',
  five: {
    title: 'Five questions for every paper',
    questions: [
      'Who issued it?',
      'Who supervises the issuer?',
      'Which legal entity, at which address?',
      'Which activity does it cover?',
      'Is it valid today?',
    ],
    note: 'A PDF does not answer the last one: ask the issuer or its register.',
  },
  download: {
    words: 'Download the checklist to print',
    file: '(PDF, one A4 sheet, {size} kB)' as const,
  },
  chain: {
    title: 'The chain behind a certificate',
    lead: 'Each link is checked somewhere else, and by you. The line shows order, not time. The last link is open.',
    where: 'Checked at',
  },
  certificate: {
    title: 'Seven places on a certificate',
    lead: 'The certificate of a management system, read from top to bottom. The drawing shows no real body’s certificate.',
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
    where: 'Compare with',
  },
  glance: {
    title: 'Eight papers at a glance',
    lead: 'Minutes are planned by us. Repeat each check at the order, every year, and 90 days before an expiry.',
    caption: 'Who can see a paper, where it is looked up, what absence means and how long it takes',
    columns: {
      paper: 'Paper',
      visibility: 'Who can see it',
      lookUp: 'Look-up',
      absence: 'If it is not found',
      minutes: 'Your time',
      answer: 'Answer of an office',
    },
    minutes: '{count} min' as const,
    noMinutes: 'No look-up',
  },
  visibility: {
    public: 'Public',
    part: 'Public in part',
    account: 'With a free account',
    holder: 'Only from the holder',
    authorities: 'Poland: public list. Elsewhere between authorities',
    none: 'No register found',
  } satisfies Record<Visibility, string>,
  paper: {
    contents: 'Papers in full',
    shows: 'A real one shows',
    lookUp: 'Where to look it up',
    places: 'How to check it',
    scope: 'What the scope must say',
    absence: 'If it is not found',
    presence: 'What a hit does not prove',
    instead: 'Ask instead',
    flags: 'Red flags',
    takes: 'Takes',
    flag: 'Red flag {number}' as const,
  },
  address: {
    free: 'free',
    paid: 'not free',
    login: 'account needed',
    noLogin: 'no account',
  },
  flags: {
    title: 'Twelve red flags',
    lead: 'A red flag is a question, not a verdict. ',
    rule: 'One flag: ask. Two: do not order until the issuer has answered in writing.',
  },
  notFound: {
    title: 'When a paper is not found',
    lead: 'Ten days, to scale. The days are planned by us.',
    day: 'Day {number}' as const,
  },
  contract: {
    title: 'Expired or suspended during the contract',
    lead: 'What each state means for the order you have placed, over twelve months to scale.',
    scale: ['0', '6', '12 months'],
    terms: 'Ask for in the order',
    clauseTitle: 'A clause to copy',
    clauseSubject: 'Validity of certificates, registrations and declarations: clause for the order',
    clauseNote: 'Our own wording: have counsel read it before you use it.',
    evidence: 'Evidence that it is over',
    transfer: {
      title: 'Transfer to another certification body',
      ask: 'Ask two questions: why did you change, and which findings were open?',
    },
  },
  closed: {
    title: 'What nobody outside can look up',
    lead: 'For three papers the holder is the only source.',
  },
  nations: {
    title: 'Registers and authorities by nation',
    lead: 'A certification body is looked up at the accreditation body of its nation. A clearance is confirmed by the supplier’s authority to yours, never to you.',
    caption: 'Accreditation body, company register and security authority of each nation',
    fold: 'Registers of twelve nations',
    columns: {
      nation: 'Nation',
      accreditation: 'Accreditation body',
      company: 'Company register',
      clearance: 'Authority for clearances',
    },
    /** After an office whose address nobody has read. */
    unread: 'no address read',
    recognition: 'Recognition since 2026',
    ukraine: 'Ukraine: NAAU',
  },
  dataRoom: {
    title: 'Data room list for an investor',
    fold: '{count} documents in {files} files' as const,
    lead: 'The files that [Defense Standards](/stations/defense-standards#checklists) and [NATO Ready](/stations/nato-ready#weeks) produce. Classified and export-controlled files stay out of a data room.',
  },
};

/** Words that the buttons under the clause need; nothing else travels to the browser. */
export const clauseWords = {
  copy: 'Copy clause',
  copied: 'Copied',
  done: 'Clause copied.',
  refused: 'Your browser did not allow copying. The clause is selected: press Ctrl C, or ⌘ C.',
};

/** Words of the sheet to print. */
export const sheetCopy = {
  title: 'Supplier papers: checklist',
  subject: 'Checklist of a supplier’s papers',
  short: 'Supplier papers',
  kind: 'Checklist for buyers',
  supplier: 'Supplier',
  order: 'Order',
  checkedOn: 'Date',
  checkedBy: 'Checked by',
  lookUp: 'Where: {hosts}' as const,
  box: 'Box to tick',
  toFillIn: 'To fill in',
  note: 'Tick what you have seen yourself. {rule} Where to look, what absence means and how sure each line is: {page}' as const,
};

/** The last band of the page. */
export const verifyCall: { title: string; text: Text } = {
  title: 'A paper you cannot place?',
  text: 'Tell us which paper and which order, without classified or export-controlled details. We say where it can be checked. We confirm no certificate.',
};
