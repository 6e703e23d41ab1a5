import { stationHeads } from './heads';
import type { Station } from './types';

const head = stationHeads.security;

/** Station 2: /stations/security. */
export const security: Station = {
  ...head,
  title: head.name,
  subtitle: head.topic,
  meta: {
    title: 'Station 2 Security: ISO 27001 and GDPR | ComplyTrain',
    description: `Which security documents come first for a supplier? Station 2 sets up policy, GDPR records, access control, incident plan and audit in ${head.weeks.min}–${head.weeks.max} weeks.`,
  },
  lead: 'Buyers share data with companies that protect it. Station 2 gives you one information security policy and the records the General Data Protection Regulation (GDPR) asks for. It also gives you proof that your people follow both.',
  drawingCaption: 'Drawing of a lock with six pins, one for each item of the checklist.',
  feeds: ['iso27001', 'cmmc', 'nato-clearance'],
  facts: [{ label: 'Starts from', value: '[Foundation](/stations/foundation)' }],
  blocks: [
    {
      kind: 'standards',
      id: 'standards',
      title: 'Security standards and subjects',
      lead: 'Four standards ask for eight subjects. You write each control once; a mark shows which standards it answers.',
      ground: 'tint',
      caption: 'Subjects of the Security station and the standards that name them',
      cards: [
        {
          id: 'iso27001',
          name: 'ISO 27001',
          short: 'ISO',
          text: 'The management system around the controls: a risk assessment, a Statement of Applicability with a reason for each of the 93 controls of Annex A, internal audit and management review.',
          decides:
            'An accredited certification body audits [ISO/IEC 27001](/certifications/iso27001). It is the only one of the four that ends in a certificate.',
        },
        {
          id: 'gdpr',
          name: 'GDPR',
          short: 'GDPR',
          text: 'EU law on personal data of staff, applicants and contacts. {fact:gdpr-reach} A breach has to be reported to the authority within {=regulation.breachNotice} of your becoming aware of it, unless it is unlikely to put people at risk.',
          decides:
            'A duty, not a certificate. In Denmark the Danish Data Protection Agency (Datatilsynet) supervises it.',
        },
        {
          id: 'nist',
          name: 'NIST',
          short: 'NIST',
          text: 'The Cybersecurity Framework 2.0 of the US National Institute of Standards and Technology (NIST): govern, identify, protect, detect, respond, recover. Voluntary, and the vocabulary US buyers use.',
          decides:
            'Nobody certifies it. US defense contracts may ask for the [Cybersecurity Maturity Model Certification (CMMC)](/certifications/cmmc), whose Level 2 rests on another NIST text, Special Publication (SP) 800-171.',
        },
        {
          id: 'nato',
          name: 'NATO Security',
          short: 'NATO',
          text: 'NATO’s security policy C-M(2002)49-REV1, applied through national rules: who may see classified information, where it is kept and which systems may handle it.',
          decides:
            'The state decides on a clearance, in most nations after a sponsor has confirmed the need. We prepare [clearance readiness](/certifications/nato-clearance).',
        },
      ],
      subjects: [
        {
          title: 'Information security policy',
          text: 'Management states what is protected, by whom, and what happens when a rule is broken.',
          standards: ['iso27001', 'nist', 'nato'],
        },
        {
          title: 'GDPR',
          text: 'Each use of personal data gets a purpose, a legal basis, a retention period and an owner.',
          standards: ['iso27001', 'gdpr'],
        },
        {
          title: 'Data protection and encryption',
          text: 'Data is sorted by sensitivity, laptops and backups are encrypted, and two people hold each key.',
          standards: ['iso27001', 'gdpr', 'nist', 'nato'],
        },
        {
          title: 'Cybersecurity frameworks',
          text: 'One list of controls is mapped to the frameworks your buyers name in their questionnaires.',
          standards: ['iso27001', 'nist'],
        },
        {
          title: 'Access control',
          text: 'Rights follow the role, a second factor protects every sign-in, and leavers lose access the same day.',
          standards: ['iso27001', 'gdpr', 'nist', 'nato'],
        },
        {
          title: 'Incident response',
          text: 'Everybody knows whom to call, who decides, and which authority or customer must be told by when.',
          standards: ['iso27001', 'gdpr', 'nist', 'nato'],
        },
        {
          title: 'Awareness training',
          text: 'Every person is trained at the start and once a year; the record shows who and when.',
          standards: ['iso27001', 'nist', 'nato'],
        },
        {
          title: 'Audit setup',
          text: 'Logs are kept, an internal audit is planned, and its findings have owners and dates.',
          standards: ['iso27001', 'gdpr', 'nist'],
        },
      ],
      note: 'For planning: a mark means that the standard names the subject for every organization it applies to. It does not replace a clause-by-clause mapping. Before you buy encryption for US work: {fact:fips-140-2}',
    },
    {
      kind: 'pins',
      id: 'checklist',
      title: 'Security checklist',
      lead: 'Six items to complete before you call an auditor. Each one ends in a record.',
      ground: 'paper',
      pins: [
        {
          title: 'Security policy',
          text: 'One information security policy, approved by management and known to everyone on staff.',
          proof: 'Signed policy with version and date',
          length: 52,
        },
        {
          title: 'Data and GDPR',
          text: 'A list of the personal data you hold, why you hold it, for how long and who may see it.',
          proof: 'Record of processing activities',
          length: 78,
        },
        {
          title: 'Access control',
          text: 'Access by role, reviewed on a set date and removed on the day somebody leaves.',
          proof: 'Access list with its last review',
          length: 40,
        },
        {
          title: 'Encryption',
          text: 'Devices, storage and transfer are encrypted. Two named people keep the keys.',
          proof: 'Asset list with encryption status',
          length: 66,
        },
        {
          title: 'Incident response',
          text: 'A plan with names and phone numbers, rehearsed once before you need it.',
          proof: 'Plan and report of the rehearsal',
          length: 88,
        },
        {
          title: 'Training and audit',
          text: 'Awareness training is held for everyone. The first internal audit is in the calendar.',
          proof: 'Attendance list and audit program',
          length: 58,
        },
      ],
      note: 'An auditor also asks for three records that go with these six. They are a backup restored as a test, a dated list of security updates (patches), and a security agreement with each supplier that sees your data.',
    },
    {
      kind: 'weekPlan',
      id: 'weekly-plan',
      title: 'Weekly plan',
      lead: 'Each block starts with what you hand over and ends with something an auditor can read.',
      ground: 'ink',
      weeks: head.weeks.max,
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Policy and scope',
          text: 'Decide what the system covers, list data and systems, name an owner for each.',
          work: {
            handOver: 'List of devices, cloud services and people with administrator rights',
            owner: 'Founder decides, the platform drafts the policy for your review',
            produces: 'Information security policy, scope, asset list, risk method',
            feeds: ['iso27001', 'nato-clearance'],
          },
        },
        {
          from: 3,
          to: 4,
          title: 'Data protection and encryption',
          text: 'Record what personal data you process, sign agreements with processors, encrypt what leaves the building.',
          work: {
            handOver:
              'List of hosting, email and payroll providers and the agreements with them; where backups are kept',
            owner: 'Data protection contact and IT lead',
            produces: 'Record of processing activities, processor list, encryption and key rules',
            feeds: ['iso27001', 'cmmc'],
          },
        },
        {
          from: 5,
          to: 6,
          title: 'Access and incidents',
          text: 'Set rights by role, switch on the second factor, write the response plan and rehearse it.',
          work: {
            handOver: 'List of roles and groups and who belongs to each; names for the call list',
            owner: 'IT lead carries it out, founder leads the rehearsal',
            produces: 'Access matrix, incident response plan, rehearsal report',
            feeds: ['iso27001', 'cmmc', 'nato-clearance'],
          },
        },
        {
          from: 7,
          to: 8,
          title: 'Training and audit setup',
          text: 'Train everyone, map your controls to the frameworks, plan the first internal audit.',
          work: {
            handOver: 'Staff list, and an auditor who did not do the work that is audited',
            owner: 'Operations lead; the consultant briefs the auditor',
            produces: 'Training records, framework map, internal audit program',
            feeds: ['iso27001', 'cmmc'],
          },
        },
      ],
      note: 'Shown at {=stations.security.max}; the station takes {=stations.security}. Weeks are this station’s working time, and stations overlap in the six-month journey.',
    },
    {
      kind: 'points',
      id: 'limits',
      title: 'What the station does not decide',
      lead: 'Certificates, contract requirements, clearances and the law are for others to decide.',
      ground: 'tint',
      points: [
        {
          title: 'The certificate comes from the certification body',
          text: 'After this station an accredited certification body audits your documents first and your practice second, and then decides. See the phases and costs of [ISO/IEC 27001](/certifications/iso27001).',
        },
        {
          title: 'A US contract may ask for more',
          text: 'Where a contract involves controlled unclassified information, all 110 requirements of NIST SP 800-171 Revision 2 apply, at [CMMC](/certifications/cmmc) Level 2 or above. An ISO certificate does not replace that status.',
        },
        {
          title: 'A clearance comes from the state',
          text: 'No policy, fee or platform replaces its decision. A Danish company cannot apply by itself: it is put forward by defense authorities or by the Confederation of Danish Industry. We prepare your [readiness](/certifications/nato-clearance).',
        },
        {
          title: 'NIS2 may reach you through a customer',
          text: '{fact:nis2} A small company is often outside its scope but still gets questions from customers inside it.',
        },
      ],
      note: 'Classified information never comes to us, in any way. Export-controlled and controlled unclassified information never goes by ordinary email or onto the platform; it reaches us only in a lawful way agreed on in writing beforehand.',
    },
  ],
  next: {
    kind: 'coming-soon',
    station: 'quality',
    text: 'The [platform overview](/services/complytrain) shows all five stations and how their weeks overlap.',
  },
};
