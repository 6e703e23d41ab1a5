import type { Cases } from '../types';

export const iso27001Cases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'belgium', title: 'Does it count under NIS2, in Belgium for instance?' },
    { id: 'certificate-reach', title: 'What does the certificate prove?' },
    { id: 'to-cmmc', title: 'Does it count for CMMC?' },
    { id: 'scope-line', title: 'What must our scope line say?' },
    { id: 'documents', title: 'Which documents does the auditor ask for?' },
    { id: 'cloud', title: 'All in the cloud: what is left to us?' },
    { id: 'controls', title: 'Which of the 93 controls concern us?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'A tender or customer names it',
      answer: 'You need the certificate.',
      text: 'With a scope that covers the work. If it asks for measures of that kind, records may do.',
    },
    {
      title: 'Long security questionnaires',
      answer: 'It can replace them.',
      text: 'A buyer may accept the certificate as evidence.',
    },
    {
      title: 'A US contract with CUI',
      answer: 'It counts as no CMMC level.',
      text: '[What carries over](/gaps/iso-27001-to-cmmc), row by row. A US buyer [checks more](/buyers/united-states).',
    },
    {
      title: 'Classified work',
      answer: 'It gives no clearance.',
      text: 'NATO does not ask for it. It helps with registers and access rules.',
    },
    {
      title: 'Nobody asks',
      answer: 'No EU law asks every supplier for it.',
      text: 'Keep asset list and access records; they are its start.',
    },
  ],
  cases: [
    {
      id: 'belgium',
      title: 'NIS2 and Belgium',
      short: 'If in scope',
      steps: [
        {
          title: 'Are you in scope?',
          text: 'Size and sector decide, by the law of your own state; a customer in scope passes duties on by contract.',
        },
        { title: 'What the directive says', text: '{fact:nis2-certificate}' },
        {
          title: 'In Belgium',
          text: 'The scope must cover the systems that the law means: a certificate for one office presumes nothing for the plant. Ask the Centre for Cybersecurity Belgium which certificate and scope it takes. {sure:common-practice}',
        },
        {
          title: 'Elsewhere',
          text: 'Ask the authority of the state before you buy an audit for NIS2 alone.',
        },
      ],
    },
    {
      id: 'scope-line',
      title: 'The scope line',
      short: 'Work, sites, edition',
      steps: [
        {
          title: 'Name the work',
          text: '“Design, assembly and support of unmanned aircraft and their ground software”, not “provision of IT services”.',
        },
        { title: 'Name each site', text: 'Office, workshop, test range; the cloud by what runs in it.' },
        {
          title: 'Name the edition',
          text: 'ISO/IEC 27001:2022, and the version of the Statement of Applicability.',
        },
        {
          title: 'Too narrow?',
          text: 'Ask the body to extend it before you bid. Buyers compare it with the site that does their work.',
        },
      ],
    },
    {
      id: 'documents',
      title: 'Documents and records the standard asks for',
      short: 'Few, by clause',
      answer: 'Few by clause; the controls you apply add theirs',
      table: {
        columns: ['Clause', 'What has to be written down', 'Where audits stumble'],
        rows: [
          ['4.3', 'Scope', 'Interfaces to what lies outside are missing'],
          ['5.2, 6.2', 'Security policy; objectives', 'Objectives without figure or date'],
          [
            '6.1.2, 6.1.3',
            'Risk assessment and treatment as processes',
            'Criteria for accepting a risk are missing',
          ],
          [
            '6.1.3',
            'Statement of Applicability; treatment plan',
            'Status of a control is older than the plan',
          ],
          ['7.2', 'Evidence of competence', 'None for the internal auditor'],
          ['8.1', 'Enough to trust that processes run as planned', 'Outsourced work is left out'],
          ['8.2, 8.3', 'Results of assessments and treatments', 'One assessment, never repeated'],
          ['9.1, 9.2', 'Measuring results; audit program and its results', 'Figures nobody evaluates'],
          [
            '9.3, 10.2',
            'Review results; nonconformities and what was done',
            'Actions without a check of their effect',
          ],
        ],
      },
      note: 'Clauses of the 2022 edition in our own words; the controls you apply ask for more, such as an asset inventory and operating procedures. Stage 1 reads these papers, stage 2 follows each into practice. No minimum time in use is set: internal audit and review have to be complete, and months of records show the rest. {sure:common-practice}',
    },
    {
      id: 'cloud',
      title: 'Everything in the cloud',
      short: 'Access, setup, devices',
      answer: 'Access, settings, devices and the contract stay yours',
      text: [
        'A provider’s certificate covers its data centers, not how you use them. Yours to show: who has which rights, second factor, settings against a baseline, keys, logs somebody reads, backup outside the same account, laptops and phones, and what you do when the provider stops. Control 5.23 asks for rules from choosing a cloud service to leaving it. Read in each provider’s certificate and SoA what is in scope. Physical controls shrink to home, office and workshop; a prototype on a bench brings them back. {sure:common-practice}',
      ],
    },
    {
      id: 'certificate-reach',
      title: 'What the certificate proves',
      short: 'Its scope, no more',
      answer: 'Only its scope: no CMMC level, no clearance, no secure product',
      table: {
        columns: ['Question', 'Answer'],
        rows: [
          [
            'Is it genuine?',
            'Check accreditation mark, scope, sites, dates and the version of the SoA it names; ask the body in doubt.',
          ],
          ['Does it cover the whole company?', 'Only the scope printed on it.'],
          ['Does it count as CMMC Level 2?', '{fact:dod-27001}'],
          [
            'May the auditor see protected drawings?',
            'Classified, CUI or export-controlled content only if it is released to that person. Registers, settings and records are usually enough as samples: agree on them in the audit contract. {sure:common-practice}',
          ],
          [
            'Does it give access to classified information?',
            'No. A state grants that clearance, at a level.',
          ],
          [
            'Is the product secure?',
            'It says something about the company. Products have their own rules, such as the Cyber Resilience Act.',
          ],
        ],
      },
    },
    {
      id: 'to-cmmc',
      title: 'From ISO/IEC 27001 to CMMC Level 2',
      short: 'No equivalence',
      answer: 'No equivalence; policies, assets and incident records carry over',
      text: [
        'The US rule’s section on accepted standards names only assessments by its own team and recognizes no equivalence for ISO/IEC 27001. What differs: you choose an ISO scope, CUI fixes the CMMC scope; an owner may accept a risk, here each of 320 objectives is met or not; sound encryption is not enough, the module needs its FIPS certificate; a cloud needs FedRAMP Moderate or its equivalent. Policies, asset list, access reviews and incident records are reused. The whole list is the [gap table](/gaps/iso-27001-to-cmmc); the first days are [on the CMMC page](/certifications/cmmc#first-ten-days).',
      ],
    },
  ],
};
