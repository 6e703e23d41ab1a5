import { eur, months, usd } from '../units';
import type { Certification } from './types';

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
  intro: [
    'ISO/IEC 27001 is the international standard for an information security management system (ISMS): the rules, roles and records with which a company decides which information needs protection, how much, and whether the protection works. An accredited certification body audits it and issues the certificate. ISO itself certifies no one.',
    'The current edition is ISO/IEC 27001:2022. Certificates to the 2013 edition ceased to be valid after {2025-10-31}, so one that still names 2013 proves nothing.',
    'A defense buyer asks for it as shorthand: one certificate instead of a long questionnaire. No European Union law makes it generally mandatory. It is required for specific contract types or classified programs, where the tender says so; elsewhere it is the proof most readers accept first. Read the tender: it may ask for the certificate itself or only for measures of that kind.',
  ],
  why: [
    {
      title: 'It answers the security questionnaire',
      text: 'Primes and public buyers can accept the certificate as evidence of managed security. Without it you describe the same measures again for each customer, and each customer checks them again.',
    },
    {
      title: 'It is the base the other security work stands on',
      text: 'Its asset list, risk method, access rules and incident records are used again for the US Cybersecurity Maturity Model Certification (CMMC), for readiness to handle classified information and for customers that fall under the European NIS2 directive. It replaces none of them.',
    },
  ],
  requirements: [
    {
      title: 'Risk assessment with owners who sign',
      text: 'A written method, the same one each time, and a treatment plan. Each risk has an owner with authority, who approves the treatment and accepts in writing what remains.',
    },
    {
      title: 'A Statement of Applicability',
      text: 'The Statement of Applicability (SoA) lists the controls you apply, why, and whether they are in place, and gives the reason for each Annex A control left out. An auditor reads it before anything else.',
    },
    {
      title: 'Access, cryptography and secure configuration',
      text: 'Accounts match people and roles, rights are reviewed, keys are managed, devices and cloud services are set up to a known baseline and drift is noticed.',
    },
    {
      title: 'Incidents, continuity and suppliers',
      text: 'Events are reported and learned from, restores are tested, and security terms stand in the contracts with those who host, build or maintain for you.',
    },
    {
      title: 'Internal audit and management review',
      text: 'Someone independent of the work audits the ISMS, top management reviews it with figures in hand, and nonconformities are traced to causes. Both must have happened before the certification audit.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      title: 'Set the scope, list what you hold, rate the risks',
      text: [
        'Management decides the scope with us: sites, teams, products, cloud services. Your people list the information assets and their owners; a consultant leads the first risk workshop so that the method is understood and can be repeated without us.',
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
      title: 'Put the controls to work and keep the records',
      text: [
        'Control owners in engineering, IT, personnel and purchasing carry out the treatment plan. The platform drafts policies and the SoA for your review; each text is cut to what you will really do, because the audit compares practice with paper.',
        'Then the system runs. Access reviews, log reviews, supplier checks, a restore test and an incident exercise leave records of some months. An internal audit and a management review close the phase; the internal auditor must not audit their own work.',
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
      title: 'Two audit stages by an independent body',
      text: [
        'You choose an accredited certification body; it may not have advised you. Stage 1 reads the documents and checks readiness. Stage 2 visits, interviews and samples records. You correct nonconformities with their causes, then the body decides.',
        'The certificate runs three years, with a surveillance audit at least once a year and recertification before it ends.',
      ],
      outputs: [
        'Stage 1 findings resolved',
        'Stage 2 audit completed',
        'Corrective actions accepted',
        'Surveillance calendar',
      ],
    },
  ],
  prerequisites: [
    { text: 'A basic ISMS before Stage 1: security policy, asset list and risk method in use' },
    { text: 'Top management that sets the scope and gives the ISMS time and a budget' },
    { text: 'Some months of records that show the controls operating' },
  ],
  details: [
    {
      kind: 'table',
      id: 'controls',
      title: '93 controls in four themes',
      lead: 'Annex A is a reference list, not a shopping list. You choose controls from your risks, then compare with Annex A so that nothing needed is forgotten.',
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
      note: '37 + 8 + 14 + 34 = 93. Eleven controls are new in the 2022 edition, among them threat intelligence, cloud services, configuration management, data leakage prevention and secure coding. What a hardware startup looks at first is our planning view.',
    },
    {
      kind: 'table',
      id: 'certificate-reach',
      title: 'What the certificate proves, and what it does not',
      lead: 'Most disappointments come from reading more into the certificate than it says.',
      caption: 'Reach of an ISO/IEC 27001 certificate',
      columns: ['Question', 'Answer'],
      rows: [
        [
          'Does it cover the whole company?',
          'Only the scope printed on it. Buyers compare it with the site that does their work.',
        ],
        ['Does it count as CMMC Level 2?', 'No. It helps to prepare; the US rule knows no equivalence.'],
        [
          'Does it give access to classified information?',
          'No. A state grants that clearance, at a level, on a justified need.',
        ],
        [
          'Does it show NIS2 compliance?',
          'Not by itself. The directive asks for measures and encourages the use of standards.',
        ],
        [
          'Is the product secure?',
          'It speaks of the company’s management. Product security has its own rules, for example for radio equipment.',
        ],
      ],
    },
  ],
  failures: [
    {
      title: 'A Statement of Applicability without reasons',
      text: 'Ninety-three times “applicable”, no link to a risk. The auditor asks why, and nobody knows.',
    },
    {
      title: 'A scope that leaves out the work',
      text: 'The office is in, the workshop, the test site or the cloud is out. The certificate is granted and the buyer rejects it.',
    },
    {
      title: 'No signature of a risk owner',
      text: 'The IT lead accepted risks that belong to management or to the program manager. Acceptance by someone without authority counts for nothing.',
    },
    {
      title: 'Controls on paper',
      text: 'Access reviews and log reviews are described but have no dates, names or findings. A control that leaves no trace cannot be audited.',
    },
    {
      title: 'The audit before the audit never happened',
      text: 'Internal audit and management review are done in the last week, or by the author of the system. Stage 2 asks for both first.',
    },
  ],
  prepare: [
    {
      title: 'The reason',
      text: 'The tender, questionnaire or customer that asks. It decides the scope and the date.',
    },
    {
      title: 'The scope in one sentence',
      text: 'Activities, sites and services. It will be printed on the certificate, so write what a buyer must read there.',
    },
    {
      title: 'The asset list',
      text: 'Designs, code, customer data, test results, prototypes; where they are and who answers for them.',
    },
    {
      title: 'The owners',
      text: 'One person who runs the ISMS, one owner for each asset and risk, one internal auditor outside the work.',
    },
    {
      title: 'The outside providers',
      text: 'Hosting, development, assembly and maintenance, with the contracts as they are today.',
    },
    {
      title: 'The certification body',
      text: 'Ask early for dates and check its accreditation for ISO/IEC 27001 with the national accreditation body, for example DANAK in Denmark or NAAU in Ukraine.',
    },
  ],
  relations: [
    {
      certification: 'cmmc',
      kind: 'touches',
      text: 'Policies, assets and incident records carry over; the US requirements are assessed one by one and the certificate does not replace them.',
    },
    {
      certification: 'nato-clearance',
      kind: 'touches',
      text: 'A running ISMS helps with document control and breach reporting. It is no condition for a clearance and gives none.',
    },
    {
      certification: 'iso9001',
      kind: 'touches',
      text: 'Both standards share one clause structure, so document control, internal audit and management review can be run once for both.',
    },
    {
      certification: 'itar',
      kind: 'other-regime',
      text: 'Access rules and logs support a technology control plan under the US arms-export rules. They give no permission to share controlled data.',
    },
    {
      certification: 'ce-marking',
      kind: 'other-regime',
      text: 'European product acts ask for security of the product. The ISMS covers the organization that makes it.',
    },
    {
      certification: 'aqap2110',
      kind: 'none',
      text: 'A NATO quality requirement; contracts that need information security say so in other clauses.',
    },
    {
      certification: 'as9100d',
      kind: 'none',
      text: 'Aerospace quality; it shares the audit rhythm, not the subject.',
    },
  ],
  sources: [
    {
      title:
        'Information security, cybersecurity and privacy protection: Information security management systems, requirements',
      publisher: 'ISO and IEC',
      edition: 'ISO/IEC 27001:2022',
      date: '2022-10-25',
    },
    {
      title: 'Amendment 1: climate action changes',
      publisher: 'ISO and IEC',
      edition: 'ISO/IEC 27001:2022/Amd 1:2024',
      date: '2024-02',
    },
    {
      title:
        'Requirements for bodies providing audit and certification of information security management systems',
      publisher: 'ISO and IEC',
      edition: 'ISO/IEC 27006-1:2024',
      date: '2024',
    },
    {
      title: 'Conformity assessment: requirements for bodies that audit and certify management systems',
      publisher: 'ISO and IEC',
      edition: 'ISO/IEC 17021-1:2015',
      date: '2015',
    },
    {
      title: 'Directive on a high common level of cybersecurity across the Union (NIS2)',
      publisher: 'European Union',
      edition: 'Directive (EU) 2022/2555; in Denmark Act no. 434 of 6 May 2025, in force 1 July 2025',
      date: '2022-12-14',
    },
  ],
  notes: [
    '“Required*” under EU means: required for specific contract types or classified programs. There is no European law that asks every supplier for the certificate.',
    '“Recommended” under NATO and US DoD (Department of Defense) means that buyers accept it as good evidence. It is neither a clearance nor a CMMC level.',
    'Choose a body accredited for this standard. Certificates from unaccredited bodies exist and careful buyers refuse them.',
    'We prepare you and do not certify. Texts from the platform are drafts for your review; auditors look at what your people do.',
  ],
  contact: {
    title: 'Is ISO/IEC 27001 your next stop?',
    text: 'Tell us who asks for it and what your company builds. We say which scope answers the question. No confidential files by email, please.',
  },
  checklist: [
    {
      title: 'Scope and leadership',
      items: [
        { text: 'The scope names activities, sites and services as they are', proof: 'Scope statement' },
        { text: 'Management has approved the policy and the security objectives', proof: 'Signed policy' },
        { text: 'Roles and authorities for security are assigned and known', proof: 'Role descriptions' },
      ],
    },
    {
      title: 'Assets and risks',
      items: [
        { text: 'Information assets are listed with an owner each', proof: 'Asset register' },
        { text: 'The risk method gives the same result when repeated', proof: 'Risk method' },
        { text: 'Risk owners have accepted treatment and remaining risk', proof: 'Signed acceptance' },
        { text: 'Each listed control has a reason, each omission too', proof: 'SoA' },
      ],
    },
    {
      title: 'Controls in operation',
      items: [
        { text: 'Access rights have been reviewed and corrected', proof: 'Access review' },
        { text: 'Devices, servers and cloud services follow a baseline', proof: 'Configuration records' },
        { text: 'Logs are kept, protected and read', proof: 'Log review records' },
        { text: 'A restore from backup has been tested', proof: 'Restore test' },
        { text: 'Workshop and storage are protected as the risks demand', proof: 'Site walk record' },
        { text: 'New, moving and leaving staff follow written steps', proof: 'Personnel checklists' },
      ],
    },
    {
      title: 'Suppliers and incidents',
      items: [
        { text: 'Contracts with providers carry security terms', proof: 'Contract extracts' },
        { text: 'Everyone knows how to report an event', proof: 'Training records' },
        { text: 'One incident or exercise is recorded to its lessons', proof: 'Incident record' },
      ],
    },
    {
      title: 'Check and improve',
      items: [
        { text: 'An independent internal audit covered the whole scope', proof: 'Audit report' },
        { text: 'Management reviewed results, risks and resources', proof: 'Review minutes' },
        { text: 'Nonconformities are traced to causes and closed', proof: 'Corrective actions' },
        {
          text: 'The chosen certification body is accredited for the standard',
          proof: 'Accreditation listing',
        },
      ],
    },
  ],
};
