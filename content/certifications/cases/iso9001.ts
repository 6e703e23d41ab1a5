import type { Cases } from '../types';

/** A Ukrainian certificate, the documents, the next edition, and what the next standard adds. */
export const iso9001Cases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'ukrainian-certificate', title: 'Does a Ukrainian certificate count?' },
    { id: 'next', title: 'What does the next standard add?' },
    { id: 'documents', title: 'Which documents have to exist?' },
    { id: 'design', title: 'May we leave design out?' },
    { id: 'edition', title: 'Which edition: 2015 or 2026?' },
    { id: 'cycle', title: 'What recurs after the certificate?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'A buyer asks for it',
      answer: 'Yes, you need an accredited certificate.',
      verdict: 'yes',
      text: 'Its scope has to name your work. The law seldom requires it, but any tender can.',
    },
    {
      title: 'You aim at AQAP 2110 or AS9100D',
      answer: 'Yes, because a running ISO 9001 system is the base of both.',
      verdict: 'yes',
      text: 'The certificate itself is usual, but NATO has no formal rule that requires it.',
    },
    {
      title: 'A buyer asks for “a quality system”',
      answer: 'Perhaps, so ask whether the buyer means a certificate.',
      verdict: 'perhaps',
      text: 'Records of a system in use may be enough.',
    },
    {
      title: 'Nobody asks yet',
      answer: 'No, you do not need the certificate yet.',
      verdict: 'no',
      text: 'Start keeping the records, because they take longest to grow.',
    },
    {
      title: 'You need proof for one product',
      answer: 'No, because ISO 9001 certifies no product.',
      verdict: 'no',
      text: 'It certifies how you work, while a product has tests and a [declaration](/certifications/ce-marking).',
    },
  ],
  cases: [
    {
      kind: 'table',
      id: 'ukrainian-certificate',
      title: 'Certificate from a Ukrainian certification body: four cases',
      short: 'It counts if recognized',
      columns: ['Your case', 'What the certificate counts for', 'Next step'],
      rows: [
        [
          'Accredited, recognized today',
          'It counts like any accredited certificate, for its scope and sites',
          'Keep the register’s entry with the day you read it',
        ],
        [
          'Accredited, recognition not found',
          'Your system and records count. The buyer decides about the certificate',
          'Ask the buyer in writing. If the answer is no, a recognized certification body audits you again',
        ],
        [
          'Not accredited',
          'The certificate does not count, but your records do: you have a system in use',
          'Plan {figure:iso9001.inUse} and {figure:iso9001.inUseSupport} for our support. Of this, the audit phase takes {figure:iso9001.audit} and {figure:iso9001.auditSupport}. The certification body’s fee is extra',
        ],
        [
          'Wrong scope or site',
          'It counts for nothing where the product or site is missing',
          'Extend the scope before you bid: a buyer reads the scope first',
        ],
      ],
      note: 'Ukraine’s accreditation body, [NAAU](address:ab/naau), had an agreement with European Accreditation (EA). It was confirmed in April 2022 with its peer evaluation on hold. We did not read its scopes in 2026: look it up for ISO/IEC 17021-1 in the [status list](address:global-aci-mra-status) of Global Accreditation Cooperation. For an audit in wartime, ask in writing about the remote share, the site visit and a first certification.',
    },
    {
      kind: 'text',
      id: 'next',
      title: 'What the next standard adds',
      short: 'Ten new rows for AQAP',
      answer: 'AQAP 2110 adds contract plan, shared risks and access; AS9100D adds seven new subjects',
      paragraphs: [
        'AQAP 2110 adds a [quality plan](glossary:quality-plan) for each contract, risk management open to the buyer, access for the government quality representative ([GQAR](glossary:gqar)) and a [certificate of conformity](glossary:coc) with each delivery: [row by row](/gaps/iso-9001-to-aqap-2110). AS9100D adds planned moves of work, operational risk, configuration management, product safety, [counterfeit parts](glossary:counterfeit-part), [first article inspection](glossary:fai) and the listing in [OASIS](glossary:oasis), the industry’s supplier database: [its rows](/gaps/iso-9001-to-as9100). Begin early: auditors ask for months of these records.',
      ],
    },
    {
      kind: 'table',
      id: 'documents',
      title: 'Documents and records that have to exist',
      short: 'No manual is required',
      answer: 'You need scope, policy, objectives and records, but no manual by name',
      columns: ['Clause', 'What has to be on file', 'Where audits stumble'],
      rows: [
        ['4.3, 5.2, 6.2', 'Scope, policy, objectives', 'The scope names no site'],
        [
          '4.4, 8.1',
          'What is needed to run the processes, and to show that they ran as planned',
          'A process has no record',
        ],
        [
          '7.1.5, 7.2',
          'Fitness of measuring devices; competence',
          'No basis is named where no standard exists',
        ],
        [
          '8.2, 8.3',
          'Order reviews; design inputs, reviews, results, changes',
          'Changes are agreed by telephone',
        ],
        [
          '8.4',
          'Evaluation of suppliers and what follows from it',
          'Suppliers are evaluated once, at the start',
        ],
        [
          '8.5, 8.6',
          'Traceability, customer’s property, changes; the release and who released',
          'The release bears no name',
        ],
        [
          '8.7, 10.2',
          'Nonconformities, decisions, corrective actions',
          'A part is repaired without a decision',
        ],
        ['9.1–9.3', 'Results of measuring, audits and reviews', 'Nobody evaluates the figures'],
      ],
      note: 'The edition of 2015 asks for no manual and no quality manager by title, but each responsibility has its owner. Your work decides what else you write down, and the words are ours. {sure:common-practice}',
    },
    {
      kind: 'text',
      id: 'design',
      title: 'Leaving design out of the scope',
      short: 'Only if you design nothing',
      answer: 'You may leave design out only if you do none, with the reason in the scope statement',
      paragraphs: [
        'You may leave out a requirement only if that does not affect the conformity of what you deliver, and you give the reason in the scope statement. If you build to the buyer’s drawing, you may leave out 8.3. If you choose the battery, write the firmware or change the frame, you design. An auditor who finds design outside the scope writes a nonconformity, and a buyer who reads “production” stops there. {sure:common-practice}',
      ],
    },
    {
      kind: 'text',
      id: 'edition',
      title: 'Edition 2015 or 2026',
      short: 'Ask your certification body',
      answer: 'Ask your certification body which edition it audits to',
      paragraphs: [
        '{fact:iso9001-2026} {fact:iso9001-2015-short} {fact:iso9001-2026-changes} AQAP 2110 and AS9100D name the edition of 2015, so in our reading the new edition changes nothing in a running contract by itself. If your first certificate comes in 2027 or later, ask from which date the new edition is audited. Write your documents for clauses 5.1.1 and 6.1 so that they meet both editions, and follow [all dates](/rules#iso9001-2026).',
      ],
    },
    {
      kind: 'text',
      id: 'offer',
      title: 'A quotation far below the others',
      short: 'Ask for its audit days',
      answer: 'Ask for the audit-time calculation and the accreditation',
      paragraphs: [
        'The lower end of [our audit days](/certifications/costs#iso9001) is about the least time that an accredited certification body may quote for your number of employees. Ask a cheaper one for its audit-time calculation and look its accreditation up, because a careful buyer refuses a certificate without it. {fact:accreditation-bodies}',
      ],
    },
  ],
};
