import { count } from '../counts';
import { stationHeads } from './heads';
import type { Station } from './types';

const head = stationHeads.security;

/** The four standards of the station. */
const standardNames = ['ISO 27001', 'GDPR', 'NIST', 'NATO Security'];

/** Station 2: /stations/security. */
export const security: Station = {
  ...head,
  title: head.name,
  subtitle: head.topic,
  meta: {
    title: 'Station 2 Security: ISO 27001 and GDPR | ComplyTrain',
    description: `Which security documents come first for a supplier? Station 2 sets up policy, GDPR records, access control, incident plan and audit in ${head.weeks.min}–${head.weeks.max} weeks.`,
  },
  lead: 'Buyers share data with companies that protect it. Station 2 gives you one information security policy, the records that the General Data Protection Regulation (GDPR) asks for, and proof that your people follow both.',
  feeds: ['iso27001', 'cmmc', 'nato-clearance'],
  facts: [{ term: 'Starts from', text: '[Foundation](/stations/foundation)' }],
  blocks: [
    {
      kind: 'checklists',
      id: 'checklist',
      size: 'section',
      theme: 'tint',
      title: 'Security checklist',
      lead: 'Complete these six items before you call an auditor. Each item ends in a record.',
      groups: [
        {
          items: [
            {
              title: 'Security policy',
              text: 'You have one information security policy, which management has approved and everyone on staff knows.',
              proof: 'Signed policy with version and date',
            },
            {
              title: 'Data and GDPR',
              text: 'You have a list of the personal data that you hold, which says why, for how long and who may see it.',
              proof: 'Record of processing activities',
            },
            {
              title: 'Access control',
              text: 'You give access by role, review it on a set date and remove it on the day on which somebody leaves.',
              proof: 'Access list with its last review',
            },
            {
              title: 'Encryption',
              text: 'Devices, storage and transfer are encrypted. Two named people keep the keys.',
              proof: 'Asset list with encryption status',
            },
            {
              title: 'Incident response',
              text: 'You have a plan with names and phone numbers, and you have rehearsed it once before you need it.',
              proof: 'Plan and report of the rehearsal',
            },
            {
              title: 'Training and audit',
              text: 'Everyone has had awareness training, and the first internal audit is in the calendar.',
              proof: 'Attendance list and audit program',
            },
          ],
        },
      ],
      note: 'An auditor also asks for a backup restored as a test, a dated list of security updates (patches), and a security agreement with each supplier that sees your data.',
    },
    {
      kind: 'plan',
      id: 'weekly-plan',
      size: 'section',
      theme: 'ink',
      title: 'Weekly plan',
      lead: 'Each block starts with what you hand over and ends with something that an auditor can read.',
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Policy and scope',
          text: 'You decide what the system covers, and you name an owner for data and systems.',
          handOver: 'List of devices, cloud services and people with administrator rights',
          owner: 'Founder decides, the platform drafts the policy for your review',
          outputs: ['Information security policy, scope, asset list, risk method'],
        },
        {
          from: 3,
          to: 4,
          title: 'Data protection and encryption',
          text: 'You record personal data, sign agreements with processors and encrypt what leaves the building.',
          handOver:
            'List of hosting, email and payroll providers and the agreements with them; where backups are kept',
          owner: 'Data protection contact and IT lead',
          outputs: ['Record of processing activities, processor list, encryption and key rules'],
        },
        {
          from: 5,
          to: 6,
          title: 'Access and incidents',
          text: 'You set rights by role, switch on the second factor and rehearse the response plan.',
          handOver: 'List of roles and groups and who belongs to each; names for the call list',
          owner: 'IT lead carries it out, founder leads the rehearsal',
          outputs: ['Access matrix, incident response plan, rehearsal report'],
        },
        {
          from: 7,
          to: 8,
          title: 'Training and audit setup',
          text: 'You train everyone, map your controls and plan the first internal audit.',
          handOver: 'Staff list, and an auditor who did not do the work that is audited',
          owner: 'Operations lead; the consultant briefs the auditor',
          outputs: ['Training records, framework map, internal audit program'],
        },
      ],
      note: 'The drawing shows {figure:stations.security.max}; the station takes {figure:stations.security}. It overlaps the stations before and after it.',
    },
    {
      kind: 'table',
      id: 'standards',
      size: 'section',
      title: 'Security standards',
      lead: 'Only one of the four ends in a certificate.',
      columns: ['Standard', 'What it asks for', 'Who decides'],
      rows: [
        [
          'ISO 27001',
          'It asks for a risk assessment, a Statement of Applicability with a reason for each of the 93 controls of Annex A, an internal audit and a management review.',
          'An accredited certification body decides, and audits your documents first and your practice second: [ISO/IEC 27001](/certifications/iso27001).',
        ],
        [
          'GDPR',
          'This EU law covers personal data of staff, applicants and contacts. You have to report a breach to the authority within {figure:regulation.breachNotice} of becoming aware of it, unless it is unlikely to put people at risk.',
          'The GDPR is a duty, not a certificate. In Denmark the Danish Data Protection Agency (Datatilsynet) supervises it.',
        ],
        [
          'NIST',
          'The voluntary Cybersecurity Framework 2.0 of the US National Institute of Standards and Technology (NIST) has six functions: govern, identify, protect, detect, respond, recover.',
          'Nobody certifies a company to this framework.',
        ],
        [
          'NATO Security',
          'National rules apply NATO’s security policy [C-M(2002)49-REV1](glossary:c-m-2002-49). It says who may see classified information, where it is kept and which systems may handle it.',
          'The state decides, in most countries after a sponsor has confirmed the need: [clearance readiness](/certifications/nato-clearance).',
        ],
      ],
    },
    {
      kind: 'matrix',
      id: 'subjects',
      title: 'Which standard covers which topic',
      lead: 'You write each control once, so that one list covers the frameworks that your buyers name.',
      topic: 'Topic',
      standards: standardNames,
      rows: [
        { name: 'Information security policy', covered: ['ISO 27001', 'NIST', 'NATO Security'] },
        { name: 'GDPR', covered: ['ISO 27001', 'GDPR'] },
        { name: 'Data protection and encryption', covered: standardNames },
        { name: 'Cybersecurity frameworks', covered: ['ISO 27001', 'NIST'] },
        { name: 'Access control', covered: standardNames },
        { name: 'Incident response', covered: standardNames },
        { name: 'Awareness training', covered: ['ISO 27001', 'NIST', 'NATO Security'] },
        { name: 'Audit setup', covered: ['ISO 27001', 'GDPR', 'NIST'] },
      ],
      note: 'Use this list for planning, because it maps no single clauses. If you buy encryption for US work, choose modules with a [FIPS 140-3](glossary:fips-140) certificate, because certificates to [FIPS 140-2](/rules#fips-140-2) are historical. {sure:second-hand}',
    },
    {
      kind: 'list',
      id: 'limits',
      theme: 'tint',
      title: 'What the station does not decide',
      items: [
        {
          title: 'A US contract may ask for more',
          text: 'If a US contract involves [controlled unclassified information](glossary:cui), all 110 requirements of [NIST SP 800-171](glossary:nist-sp-800-171) Revision 2 apply, at Level 2 or above of the Cybersecurity Maturity Model Certification ([CMMC](/certifications/cmmc)). An ISO certificate does not replace that status. See [what a US buyer checks](/buyers/united-states).',
        },
        { title: 'NIS2 may reach you through a buyer', text: '{fact:nis2}' },
      ],
      note: 'Classified information never comes to us. Export-controlled and controlled unclassified information never goes by ordinary email or onto the platform. It reaches us only in a lawful way on which we have agreed in writing beforehand.',
    },
  ],
  next: {
    station: 'quality',
    text: `The [platform overview](/services/complytrain) shows all ${count.stations} stations.`,
  },
};
