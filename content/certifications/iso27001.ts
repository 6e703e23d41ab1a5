import { eur, months, usd } from '../units';
import { iso27001Cases } from './cases/iso27001';
import type { Certification } from './types';

/** ISO/IEC 27001, edition of 2022. */
export const iso27001: Certification = {
  slug: 'iso27001',
  title: 'ISO/IEC 27001',
  subtitle: 'Information security management a buyer can check',
  focus: 'Information Security',
  tags: ['cyber'],
  comparison: {
    name: 'ISO/IEC 27001',
    timeline: months(6, 9),
    cost: eur(35000, 60000),
    complexity: 'Medium-High',
    nato: 'Recommended',
    usdod: 'Recommended',
    eu: 'Required*',
    prerequisites: 'Basic ISMS',
  },
  meta: {
    title: 'ISO/IEC 27001 for defense suppliers: steps and cost',
    description:
      'What ISO/IEC 27001:2022 asks of a young defense company, how the 93 controls are chosen, who audits, how long it takes, what it costs and why audits fail.',
  },
  place: { station: 'security', label: 'ISO/IEC 27001 belongs here' },
  answer:
    'You need ISO/IEC 27001 when a buyer asks for an audited security system. It counts toward no [CMMC](glossary:cmmc) level and is not a security clearance.',
  intro: [
    'ISO/IEC 27001 is the standard for an [information security management system](glossary:isms) (ISMS): the rules, roles and records with which a company decides which information needs protection, how much, and whether it works. An accredited certification body audits it. {fact:iso27001-edition} {fact:iso27001-2013}',
  ],
  ...iso27001Cases,
  why: [
    {
      title: 'Evidence for security questionnaires',
      answer: 'One certificate can answer many questionnaires.',
      text: 'Primes and public buyers can accept the certificate as evidence. Without it you describe the same measures for each buyer.',
    },
    {
      title: 'Base for CMMC, clearance and NIS2 work',
      answer: 'The certificate helps with all three and replaces none.',
      text: 'Its asset list, risk method, access rules and incident records help with the US Cybersecurity Maturity Model Certification (CMMC) and with readiness for classified information. They also help with customers under the European directive on network and information security (NIS2). {fact:nis2}',
    },
  ],
  requirements: [
    {
      title: 'Risk assessment and risk owners',
      answer: 'Each risk has a named owner.',
      text: 'You use one written method and keep a treatment plan. An owner may approve the treatment and accepts the remaining risk in writing.',
    },
    {
      title: 'Statement of Applicability',
      answer: 'Auditors usually read this statement first.',
      text: 'The Statement of Applicability (SoA) lists the controls you apply, why, and whether they are in place. It gives the reason for each Annex A control left out.',
    },
    {
      title: 'Access, cryptography and secure configuration',
      answer: 'You set, review and date these rules.',
      text: 'Accounts match people and roles, rights are reviewed and keys are managed. Devices and cloud services are set up to a known baseline, and you notice changes from that baseline.',
    },
    {
      title: 'Incidents, continuity and suppliers',
      answer: 'You test that you can restore.',
      text: 'Your people report events and learn from them. Contracts with those who host, build or maintain for you contain security terms.',
    },
    {
      title: 'Internal audit and management review',
      answer: 'You complete both before the audit.',
      text: 'Someone independent of the work audits the ISMS. Top management reviews it with figures, and you trace nonconformities to their causes. Stage 1 asks for the results of both.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      buys: 'We help with scope, assets and the first risk assessment.',
      title: 'Scope, assets and risk assessment',
      text: [
        'Management decides the scope with us: sites, teams, products and cloud services. Your people list the information assets and their owners. A consultant leads the first risk workshop; you repeat it without us.',
        'The platform drafts the scope statement, asset register and gap report for your review.',
      ],
      outputs: [
        'Scope statement',
        'Asset register with owners',
        'Risk method and first assessment',
        'Gap report',
      ],
    },
    {
      name: 'Implementation',
      duration: months(3, 6),
      investment: usd(25000, 50000),
      buys: 'We support you while you put controls to work; tools and cloud services are extra.',
      title: 'Controls and records',
      text: [
        'Control owners in engineering, IT, personnel and purchasing carry out the treatment plan. The platform drafts policies and the SoA for your review. Keep in each document only what you will do: the audit compares practice with documents.',
        'Then you run the system: access reviews, log reviews, supplier checks, a restore test and an incident exercise leave several months of records. An internal audit and a management review close the phase.',
      ],
      outputs: [
        'Statement of Applicability, approved',
        'Risk treatment accepted by risk owners',
        'Records of controls in operation',
        'Internal audit report and management review',
      ],
    },
    {
      name: 'Certification',
      duration: months(1, 2),
      investment: usd(15000, 30000),
      buys: 'We support you through both audit stages; the certification body’s fee is extra.',
      title: 'Stage 1 and Stage 2 audits',
      text: [
        'You choose an accredited certification body. {fact:iso27001-bodies} Stage 1 reads the documents and checks readiness. Stage 2 visits, interviews and samples records. You correct nonconformities with their causes, then the certification body decides.',
      ],
      outputs: [
        'Stage 1 findings resolved',
        'Stage 2 completed, corrective actions accepted',
        'Certificate that names scope, sites and SoA version',
        'Surveillance calendar',
      ],
    },
  ],
  prerequisites: [
    { text: 'A basic ISMS in use before Stage 1, with security policy, asset list and risk method' },
    { text: 'Top management that sets the scope and gives the ISMS time and a budget' },
    { text: 'Several months of records that show the controls in operation' },
  ],
  details: [
    {
      kind: 'table',
      id: 'controls',
      answer: 'There are 37 organizational, 8 people, 14 physical and 34 technological controls',
      short: 'Your risks decide which apply',
      title: 'Annex A: 93 controls in four themes',
      lead: 'You derive controls from your risks, then compare them with Annex A so that you forget nothing.',
      caption: 'Controls of Annex A, ISO/IEC 27001:2022, by theme',
      columns: ['Theme', 'Controls', 'What it covers', 'Where a hardware startup looks first'],
      rows: [
        [
          'Organizational',
          '37',
          'Policies, roles, classification, suppliers, cloud, incidents, continuity, legal duties',
          'Design partners and contract manufacturers',
        ],
        [
          'People',
          '8',
          'Screening, terms, awareness, leaving, remote work, reporting',
          'Engineers who travel with prototypes',
        ],
        [
          'Physical',
          '14',
          'Perimeters, entry, clear desk, equipment, media, disposal',
          'Workshop, test range, storage of airframes and boards',
        ],
        [
          'Technological',
          '34',
          'Access rights, configuration, logging, backup, cryptography, secure development',
          'Source code, build servers, ground-station software',
        ],
      ],
      note: 'Eleven controls are new in the 2022 edition, among them threat intelligence, cloud services, configuration management, data leakage prevention and secure coding. The last column is our planning view.',
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Questions that founders ask',
      items: [
        {
          term: 'Is ISO/IEC 27001 enough for CMMC?',
          text: 'No, CMMC has assessments of its own, and no ISO certificate counts as one of them: [four points differ](#to-cmmc). If a US contract is your only reason, start with [CMMC](/certifications/cmmc). If European buyers ask as well, keep one asset list and one set of incident records for both.',
        },
        {
          term: 'Which edition must the certificate name?',
          text: 'It must name ISO/IEC 27001:2022. A certificate to the edition of 2013 stopped being valid after {day:iso27001-2013}, whatever end date it shows. {sure:second-hand} Annex A of the edition of 2022 has [four themes](#controls); a template with other chapters is older.',
        },
        {
          term: 'Who may certify us, and how do we check the accreditation?',
          text: 'Only a certification body that is accredited for this standard may do so; an accreditation for ISO 9001 does not cover it. Ask for the number of the accreditation before you sign, and look it up at the [accreditation body of that country](/verify#nations). Whoever advised you may not certify you.',
        },
        {
          term: 'What does the auditor’s time cost?',
          text: 'The number of people in scope decides. The first audit takes {figure:iso27001.small.first} for {figure:iso27001.small.people} people and {figure:iso27001.large.first} for {figure:iso27001.large.people}; each yearly audit takes {figure:iso27001.small.yearly} or {figure:iso27001.large.yearly}. Until you hold the certificate, the certification body’s invoices come to {figure:iso27001.small.fees} or {figure:iso27001.large.fees} at rates of Western and Northern Europe. {sure:our-estimate} The page on costs has [other sizes and countries](/certifications/costs#iso27001).',
        },
        {
          term: 'How small may the scope be for a small team?',
          text: 'It may be one product line if it names every place where that work happens: office, workshop, test range and cloud. Leave out a person or a site only if the ordered work never touches them, because [the buyer compares](#scope-line) the scope with the order. Fewer people in scope mean fewer audit days. Nobody may audit their own work, so a small team usually takes its internal auditor from outside. {sure:common-practice}',
        },
        {
          term: 'How long is the certificate valid, and what ends it early?',
          text: 'It is valid until the date printed on it, as long as the [yearly audits](#after) take place. If the certification body loses its accreditation, you have to move to another one within [a set time](/certifications/costs#upkeep), and only a valid certificate that is not suspended can move. A new site does not end the certificate, but the certificate does not cover that site until the scope is extended.',
        },
      ],
    },
  ],
  notes: [
    '“Recommended” under NATO and US DoD (Department of Defense) means that some buyers ask for the certificate or credit it, and that you use the evidence again.',
  ],
  contact: {
    title: 'Does a buyer ask you for ISO/IEC 27001?',
    text: 'Tell us who asks for it and what your company builds. We tell you which scope answers the question. Please send no confidential files by email.',
  },
  checklist: [
    {
      title: 'Scope and leadership',
      short: 'The scope names every site',
      items: [
        {
          text: 'The scope names activities, sites and services as they are',
          proof: 'Scope statement',
          failure:
            'The office is in scope, but the workshop, test site or cloud is not: the buyer rejects it',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Management has approved the policy and the security objectives',
          proof: 'Signed policy',
          failure: 'The policy is a template with another company’s words',
        },
        {
          text: 'Roles and authorities for security are assigned and known',
          proof: 'Role descriptions',
          failure: 'The IT lead answers for everything',
          prepareFirst: true,
        },
        {
          text: 'The tender or buyer that asks for the certificate is known',
          proof: 'Clause or questionnaire',
          failure: 'Scope and date are guessed',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Assets and risks',
      short: 'Prototypes are on the asset list',
      items: [
        {
          text: 'Information assets are listed with an owner each',
          proof: 'Asset register',
          failure: 'Prototypes and test data are not in the register',
          prepareFirst: true,
        },
        {
          text: 'The risk method gives the same result when repeated',
          proof: 'Risk method',
          failure: 'Next year’s result cannot be compared',
        },
        {
          text: 'Risk owners have accepted treatment and remaining risk',
          proof: 'Signed acceptance',
          failure: 'The IT lead accepted risks that belong to management',
        },
        {
          text: 'Each listed control and each omission has a reason',
          proof: '[SoA](glossary:soa)',
          failure: 'All 93 say “applicable”, without a link to a risk',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Controls in operation',
      short: 'Each review has a date and a name',
      items: [
        {
          text: 'Access rights have been reviewed and corrected',
          proof: 'Access review',
          failure: 'The review has no dates, names or findings',
          checkedFirst: true,
        },
        {
          text: 'Devices, servers and cloud services follow a baseline',
          proof: 'Configuration records',
          failure: 'The cloud console was set up by hand once',
        },
        {
          text: 'Logs are kept, protected and read',
          proof: 'Log review records',
          failure: 'Nobody has read them',
        },
        {
          text: 'A restore from backup has been tested',
          proof: 'Restore test',
          failure: 'The backup runs, and nothing was ever restored',
          checkedFirst: true,
        },
        {
          text: 'Workshop and storage are protected as the risks demand',
          proof: 'Site walk record',
          failure: 'A key is with the landlord',
        },
        {
          text: 'New, moving and leaving staff follow written steps',
          proof: 'Personnel checklists',
          failure: 'The account of somebody who left still works',
        },
      ],
    },
    {
      title: 'Suppliers and incidents',
      short: 'Contracts contain security terms',
      items: [
        {
          text: 'Contracts with providers carry security terms',
          proof: 'Contract extracts',
          failure: 'The contract says nothing about security',
          prepareFirst: true,
        },
        {
          text: 'Everyone knows how to report an event',
          proof: 'Training records',
          failure: 'People would tell only a colleague',
        },
        {
          text: 'One incident or exercise is recorded to its lessons',
          proof: 'Incident record',
          failure: 'Nothing was ever written down',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Check and improve',
      short: 'The author is not the auditor',
      items: [
        {
          text: 'An independent internal audit covered the whole scope',
          proof: 'Audit report',
          failure: 'The author audits their own work',
          prepareFirst: true,
        },
        {
          text: 'Management reviewed results, risks and resources',
          proof: 'Review minutes',
          failure: 'The review is done in the last week',
        },
        {
          text: 'Nonconformities are traced to causes and closed',
          proof: 'Corrective actions',
          failure: 'The cause is “human error”',
        },
        {
          text: 'The chosen certification body is accredited for the standard',
          proof: 'Accreditation listing',
          failure: 'It is accredited for [ISO 9001](glossary:iso-9001), not for ISO/IEC 27001',
          prepareFirst: true,
        },
      ],
    },
  ],
  upkeep: {
    event: 'the first certificate',
    answer: 'Surveillance after 12 and 24 months, recertification after 36',
    duties: [
      {
        title: 'Every year',
        text: 'Review the risks, update the Statement of Applicability, and hold internal audit and management review before the auditor comes. {fact:audit-cycle}',
      },
      {
        title: 'At each change',
        text: 'Assess a new site, cloud service or product with your risk method before use.',
      },
    ],
  },
};
