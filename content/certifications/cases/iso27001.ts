import type { Cases } from '../types';

/** Who accepts the certificate, its scope and documents, and the way to CMMC. */
export const iso27001Cases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'belgium', title: 'Does it count under NIS2, in Belgium for instance?' },
    { id: 'certificate-reach', title: 'What does the certificate prove?' },
    { id: 'faq', title: 'Questions that founders ask' },
    { id: 'scope-line', title: 'What must the scope of our certificate say?' },
    { id: 'documents', title: 'Which documents does the auditor ask for?' },
    { id: 'cloud', title: 'All in the cloud: what is left to us?' },
    { id: 'controls', title: 'Which of the 93 controls concern us?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'A tender or buyer names it',
      answer: 'Yes, you need the certificate for that buyer.',
      verdict: 'yes',
      text: 'Its scope has to cover the work. If the tender asks only for such measures, records may be enough.',
    },
    {
      title: 'You answer long security questionnaires',
      answer: 'No, but the certificate can replace them.',
      verdict: 'no',
      text: 'A buyer may accept the certificate as evidence.',
    },
    {
      title: 'You have a US contract with controlled unclassified information (CUI)',
      answer: 'No, it does not count toward a CMMC level.',
      verdict: 'no',
      text: 'The gap table shows [what carries over](/gaps/iso-27001-to-cmmc), row by row, but a US buyer [checks more](/buyers/united-states).',
    },
    {
      title: 'You do classified work',
      answer: 'No, because the certificate is not a clearance.',
      verdict: 'no',
      text: 'NATO does not ask for it, but it helps with registers and access rules.',
    },
    {
      title: 'Nobody asks for it',
      answer: 'No, and no EU law asks every supplier for it.',
      verdict: 'no',
      text: 'Keep an asset list and access records, because the certificate starts with them.',
    },
  ],
  cases: [
    {
      kind: 'steps',
      id: 'belgium',
      title: 'NIS2, and the certificate in Belgium',
      short: 'Only if NIS2 applies to you',
      items: [
        {
          title: 'Check whether NIS2 applies to you',
          text: 'Size and sector decide, under the law of your own country. A customer to whom NIS2 applies passes duties on to you by contract.',
        },
        { title: 'What the directive says', text: '{fact:nis2-certificate}' },
        {
          title: 'In Belgium',
          text: 'The scope must cover the systems that the law means: a certificate for one office presumes nothing for the plant. Ask the Centre for Cybersecurity Belgium which certificate and scope it accepts. {sure:common-practice}',
        },
        {
          title: 'In other countries',
          text: 'Ask the authority of the country before you buy an audit for NIS2 alone.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'scope-line',
      title: 'What the scope of your certificate must say',
      short: 'Name work, sites and edition',
      items: [
        {
          title: 'Name the work',
          text: 'Write “Design, assembly and support of unmanned aircraft and their ground software”, not “provision of IT services”.',
        },
        {
          title: 'Name each site',
          text: 'Name office, workshop and test range, and describe the cloud by what runs in it.',
        },
        {
          title: 'Name the edition',
          text: 'Name ISO/IEC 27001:2022 and the version of the Statement of Applicability.',
        },
        {
          title: 'Extend a scope that is too narrow',
          text: 'Ask the certification body to extend it before you bid. Buyers compare the scope with the site that does their work.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'documents',
      title: 'Documents and records that the standard requires',
      short: 'A short list by clause',
      answer: 'The clauses require few documents; the controls you apply add more',
      columns: ['Clause', 'What has to be written down', 'Where audits stumble'],
      rows: [
        ['4.3', 'Scope', 'Interfaces to what lies outside are missing'],
        ['5.2, 6.2', 'Security policy; objectives', 'Objectives have no figure or date'],
        [
          '6.1.2, 6.1.3',
          'Risk assessment and treatment as processes',
          'Criteria for accepting a risk are missing',
        ],
        [
          '6.1.3',
          'Statement of Applicability; treatment plan',
          'The status of a control is older than the plan',
        ],
        ['7.2', 'Evidence of competence', 'There is none for the internal auditor'],
        ['8.1', 'Enough to trust that processes run as planned', 'Outsourced work is left out'],
        ['8.2, 8.3', 'Results of assessments and treatments', 'One assessment was made and never repeated'],
        ['9.1, 9.2', 'Measuring results; audit program and its results', 'Nobody evaluates the figures'],
        [
          '9.3, 10.2',
          'Review results; nonconformities and what was done',
          'Nobody checks the effect of the actions',
        ],
      ],
      note: 'The words are ours, and the controls you apply require more, such as an asset inventory and operating procedures. No minimum time in use is set: internal audit and review have to be complete, and months of records show the rest. {sure:common-practice}',
    },
    {
      kind: 'text',
      id: 'cloud',
      title: 'Everything in the cloud: what you still have to show',
      short: 'Access, settings, devices',
      answer: 'Access, settings, devices and the contract remain your responsibility',
      paragraphs: [
        'A provider’s certificate covers its data centers, not how you use them. You still show who has which rights, the second factor, settings against a baseline, keys, and logs that somebody reads. You also show a backup outside the same account, laptops and phones, and what you do when the provider stops. Control 5.23 asks for rules from choosing a cloud service to leaving it. Each provider’s certificate and Statement of Applicability (SoA) say what is in scope. Physical controls shrink to home, office and workshop, but a prototype on a bench brings them back. {sure:common-practice}',
      ],
    },
    {
      kind: 'table',
      id: 'certificate-reach',
      title: 'What the certificate proves',
      short: 'Only what its scope says',
      answer: 'It proves only its scope: it is no CMMC level, no clearance and no proof of a secure product',
      columns: ['Question', 'Answer'],
      rows: [
        [
          'Is it genuine?',
          'Check the accreditation mark, scope, sites, dates and the version of the SoA it names. In doubt, ask the certification body.',
        ],
        ['Does it cover the whole company?', 'It covers only the scope printed on it.'],
        ['Does it count as CMMC Level 2?', '{fact:dod-27001}'],
        [
          'May the auditor see protected drawings?',
          'The auditor may see classified, [CUI](glossary:cui) or export-controlled content only if it is released to that person. Registers, settings and records are usually enough as samples: agree on them in the audit contract. {sure:common-practice}',
        ],
        [
          'Does it give access to classified information?',
          'No, because a country grants that clearance, at a level.',
        ],
        [
          'Is the product secure?',
          'The certificate says something about the company. Products have their own rules, such as the [Cyber Resilience Act](glossary:cra).',
        ],
      ],
    },
    {
      kind: 'text',
      id: 'to-cmmc',
      title: 'From ISO/IEC 27001 to CMMC Level 2',
      short: 'The two are not equivalent',
      answer: 'The two are not equivalent; policies, asset list and incident records carry over',
      paragraphs: [
        'The US rule accepts only assessments by its own team and recognizes no equivalence for ISO/IEC 27001. The two differ in four points. You choose an ISO scope, but CUI fixes the CMMC scope. In ISO an owner may accept a risk; in CMMC each of 320 objectives is met or not. In CMMC sound encryption is not enough, because the module needs a certificate under the US Federal Information Processing Standards (FIPS). A cloud needs FedRAMP Moderate, the middle level of the US government’s cloud program, or its equivalent. The [gap table](/gaps/iso-27001-to-cmmc) has the whole list, and the CMMC page describes the [first days](/certifications/cmmc#first-ten-days).',
      ],
    },
  ],
};
