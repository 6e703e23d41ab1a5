import type { Cases } from '../types';

export const iso9001Cases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'ukrainian-certificate', title: 'Does a Ukrainian certificate count?' },
    { id: 'next', title: 'What does the next standard still ask?' },
    { id: 'documents', title: 'Which documents have to exist?' },
    { id: 'design', title: 'May we leave design out?' },
    { id: 'edition', title: '2015 or 2026: which edition?' },
    { id: 'cycle', title: 'What recurs after the certificate?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'A buyer asks for it',
      answer: 'An accredited certificate.',
      text: 'Its scope has to name your work. Seldom law; a single tender can make it a condition.',
    },
    {
      title: 'You aim at AQAP 2110 or AS9100D',
      answer: 'A running system is the base.',
      text: 'The certificate itself is usual, not a formal NATO rule.',
    },
    {
      title: 'A buyer asks for “a quality system”',
      answer: 'Ask whether a certificate is meant.',
      text: 'Records of a system in use may answer.',
    },
    {
      title: 'Nobody asks yet',
      answer: 'Not the certificate.',
      text: 'Start the records: they take longest to grow.',
    },
    {
      title: 'You need proof for one product',
      answer: 'Not this.',
      text: 'It certifies how you work; a product has tests and a [declaration](/certifications/ce-marking).',
    },
  ],
  cases: [
    {
      id: 'ukrainian-certificate',
      title: 'Certificate from a Ukrainian body: four cases',
      short: 'If its body is recognized',
      table: {
        columns: ['Your case', 'What it counts for', 'Next step'],
        rows: [
          [
            'Accredited, recognized today',
            'The same as any accredited certificate, for its scope and sites',
            'Keep the register’s entry with the day you read it',
          ],
          [
            'Accredited, recognition not found',
            'System and records count; the certificate is for the buyer to say',
            'Ask the buyer in writing. If no, a recognized body audits you anew',
          ],
          [
            'Not accredited',
            'A system in use: the certificate for nothing, the records for much',
            'Plan {=iso9001.inUse} and {=iso9001.inUseSupport} for our support, of which the audit phase {=iso9001.audit}, {=iso9001.auditSupport}. The body’s fee is extra',
          ],
          [
            'Wrong scope or site',
            'Nothing for the product or site that is missing',
            'Extend the scope before you bid: a buyer reads the scope line first',
          ],
        ],
      },
      note: 'Ukraine’s accreditation body [NAAU](address:ab/naau) had an agreement with European Accreditation (EA), confirmed in April 2022 with its peer evaluation on hold. Its scopes in 2026 were not read: look it up for ISO/IEC 17021-1 in the [status list](address:global-aci-mra-status) of Global Accreditation Cooperation. Many Ukrainian firms hold certificates of bodies accredited elsewhere. Wartime audit: ask the body in writing about remote share, site visit and first certification.',
    },
    {
      id: 'next',
      title: 'What the next standard still asks',
      short: 'Ten new rows for AQAP',
      answer: 'AQAP 2110: contract plan, shared risks, access; AS9100D: seven new subjects',
      text: [
        'The certificate is where both begin. AQAP 2110 adds a quality plan for each contract, risk management open to the acquirer, access for the state’s representative and a certificate of conformity with each delivery: [row by row](/gaps/iso-9001-to-aqap-2110). AS9100D adds planned moves of work, operational risk, configuration management, product safety, counterfeit parts, first article inspection and the OASIS listing: [its rows](/gaps/iso-9001-to-as9100). Most other rows extend a record you keep today: begin before the audit, because both auditors ask for months of it.',
      ],
    },
    {
      id: 'documents',
      title: 'Documents and records that have to exist',
      short: 'No manual by name',
      answer: 'Scope, policy, objectives and records; no manual by name',
      table: {
        columns: ['Clause', 'What has to be on file', 'Where audits stumble'],
        rows: [
          ['4.3, 5.2, 6.2', 'Scope, policy, objectives', 'The scope names no site'],
          [
            '4.4, 8.1',
            'What is needed to run the processes, and to show that they ran as planned',
            'A process without a record',
          ],
          [
            '7.1.5, 7.2',
            'Fitness of measuring devices; competence',
            'No basis is named where no standard exists',
          ],
          [
            '8.2, 8.3',
            'Order reviews; design inputs, reviews, results, changes',
            'Changes agreed by telephone',
          ],
          ['8.4', 'Evaluation of suppliers and what follows', 'Evaluated once, at the start'],
          [
            '8.5, 8.6',
            'Traceability, customer’s property, changes; release and who released',
            'No name on the release',
          ],
          ['8.7, 10.2', 'Nonconformities, decisions, corrective actions', 'Repair without a decision'],
          ['9.1–9.3', 'Results of measuring, audits and reviews', 'Figures nobody evaluates'],
        ],
      },
      note: 'In our own words. The edition of 2015 asks for no manual and no quality manager by title, but each responsibility has its owner. What else you write down is what your work needs. {sure:common-practice}',
    },
    {
      id: 'design',
      title: 'Leaving design out',
      short: 'Only if you do none',
      answer: 'Only if you do none, with the reason in the scope statement',
      text: [
        'A requirement that cannot apply is named in the scope statement with its reason, and only if leaving it out does not touch the conformity of what you deliver. Build to the customer’s drawing: 8.3 may go. You choose the battery, write the firmware or change the frame: that is design, even without a department of that name. An auditor who finds design under a scope without it writes a nonconformity, and a buyer reads “production” and stops there. {sure:common-practice}',
      ],
    },
    {
      id: 'edition',
      title: 'Edition 2015 or 2026',
      short: 'Ask your body',
      answer: 'Ask your certification body which edition it audits to',
      text: [
        '{fact:iso9001-2026} {fact:iso9001-2015-short} {fact:iso9001-2026-changes} AQAP 2110 and AS9100D name 2015, so in our reading the new edition changes nothing in a running contract by itself. First certificate in 2027 or later: ask the body for a date by which it audits the new edition, and write clauses 5.1.1 and 6.1 so that both can be read in them. [All dates](/rules#iso9001-2026)',
      ],
    },
    {
      id: 'offer',
      title: 'An offer far below the others',
      short: 'Ask for its days',
      answer: 'Ask for the audit-time calculation and the accreditation',
      text: [
        'The lower end of [our audit days](/certifications/costs#iso9001) is about the least time that an accredited body may quote for your head count. Ask a cheaper body for its audit-time calculation and look its accreditation up. {fact:accreditation-bodies} A careful buyer refuses a certificate without accreditation, and the work is done twice.',
      ],
    },
  ],
};
