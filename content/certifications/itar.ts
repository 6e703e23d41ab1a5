import { eur, months, usd } from '../units';
import { itarCases } from './cases/itar';
import type { Certification } from './types';

/**
 * Registration fees of the US State Department from 9 January 2025 (89 FR 99081), in US dollars; not part of the
 * investment below.
 */
export const fees = { newcomer: usd(3000), petition: usd(2500), licensed: usd(4000), perApproval: usd(1100) };

/** Planning values in months for a US license, set by us, because the offices publish no current times. */
export const licenses = { state: months(2, 3), agreement: months(3, 5), commerce: months(1, 6) };

/** ITAR: a registration or a license, not a certificate. */
export const itar: Certification = {
  slug: 'itar',
  title: 'ITAR',
  subtitle: 'US export control of defense articles, services and technical data',
  focus: 'Export Control',
  tags: ['us'],
  comparison: {
    name: 'ITAR',
    timeline: months(3, 6),
    cost: eur(20000, 40000),
    complexity: 'Medium-High',
    nato: 'No',
    usdod: 'Required',
    eu: 'No',
    prerequisites: 'US Entity',
    prerequisitesNote: 'only to register',
  },
  meta: {
    title: 'ITAR for European companies: who registers, what to do',
    description:
      'There is no ITAR certificate. Who must register in the US, what a Danish or Ukrainian company can and cannot do, and how to build the compliance program.',
  },
  place: { station: 'defense-standards', label: 'ITAR belongs here' },
  answer:
    'There is no ITAR certificate. The rules apply when US defense articles or [technical data](glossary:technical-data) reach you, and you need authorization before that.',
  intro: [
    'The International Traffic in Arms Regulations (ITAR) are the US rules on defense articles, services and technical data, run by the Directorate of Defense Trade Controls (DDTC) in the State Department. The Commerce Department’s Bureau of Industry and Security (BIS) runs the second US list, under the [Export Administration Regulations](glossary:ear) (EAR). A drone can be on [either US list](/rules#itar-drones).',
  ],
  ...itarCases,
  why: [
    {
      title: 'Authorization before parts and data',
      answer: 'Without a license you get no drawing.',
      text: 'A US supplier may send you an item on the [US Munitions List](glossary:usml) (USML) or open a controlled drawing only under a license or another authorization. Contracts of the Department of Defense (DoD) say so in clause [DFARS 252.225-7048](/rules#dfars-7048).',
    },
    {
      title: 'Penalties for violations',
      answer: 'Penalties can be civil and criminal.',
      text: '{fact:itar-penalties}',
    },
  ],
  requirements: [
    {
      title: 'Jurisdiction and classification',
      answer: 'You read the US Munitions List first.',
      text: 'Each product, part, software and file is on the USML, on the Commerce Control List of the EAR, or on neither. In doubt, ask DDTC with a commodity jurisdiction request (form [DS-4076](glossary:ds-4076)).',
    },
    {
      title: 'Registration, where it applies',
      answer: 'Registration applies to entities in the US.',
      text: '{fact:itar-registration}',
    },
    {
      title: 'Authorization before export',
      answer: 'Showing a drawing on a screen counts too.',
      text: 'You need the license or agreement before goods move, data is sent or a foreign person gets access, on a factory tour as well. {fact:itar-retransfer}',
    },
    {
      title: 'Screening and technology control plan',
      answer: 'The plan says who may see what.',
      text: 'A technology control plan (TCP) names the people, by nationality too where the authorization demands it. You check customers, suppliers, owners and staff against restricted-party lists.',
    },
    {
      title: 'Records, training and disclosure',
      answer: 'You keep records for five years.',
      text: 'The years for [records](/legal/export-control) count from the expiry of the authorization or the transaction. You train staff for their role. You disclose a violation voluntarily, first with a notice to DDTC, then with the full account within 60 calendar days.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(5000, 10000),
      buys: 'We help to list and classify your items; counsel’s fee is extra.',
      title: 'Classification and duty to register',
      text: [
        'Your engineers list parts, materials, software and documents with their origin. With counsel and us they compare each with the USML, the Commerce Control List and the lists of the EU and your country.',
        'The platform drafts the classification register for your review, from part numbers and descriptions, without controlled technical data.',
      ],
      outputs: [
        'Bill of materials with origins',
        'Classification register with reasons',
        'Map of who has access to what',
        'Decision whether you register in the US, work under a partner’s authorization, or do neither',
      ],
    },
    {
      name: 'Implementation',
      duration: months(2, 4),
      investment: usd(15000, 30000),
      buys: 'We help to build the compliance program; secure storage and locks are extra.',
      title: 'Building the compliance program',
      text: [
        'The platform drafts the export-control manual, TCP, screening routine, visitor rules and IT access rules. Your managers review these drafts, and named people put them to work.',
        'A registered US entity appoints an empowered official. This is a US person it employs directly, in a policy or management post, with written authority to ask and to refuse a signature. A foreign company appoints an export-control manager who can stop a shipment.',
      ],
      outputs: [
        'Export-control manual and TCP in force',
        'Screening running and recorded',
        'Access to controlled data technically limited',
        'Staff trained by role',
      ],
    },
    {
      name: 'Compliance',
      duration: months(1, 2),
      investment: usd(5000, 10000),
      buys: 'We support you through registration or application; DDTC’s fees are extra.',
      title: 'Registration, authorizations and audit',
      text: [
        'A US entity files form [DS-2032](glossary:ds-2032) in DDTC’s portal, the Defense Export Control and Compliance System (DECCS). A senior officer who is a US person signs it. A foreign company gives its US partner the facts, signs its part and works inside the terms.',
      ],
      outputs: [
        'Registration filed (US entity) or partner’s application supported',
        'Conditions of each authorization in a register',
        'First internal audit with findings closed',
        'Calendar of renewals and record periods',
      ],
    },
  ],
  timelineNote: 'These months do not include DDTC’s [time for a license or agreement](#license-times).',

  prerequisites: [
    { text: 'A US entity, but only if you have to register' },
    { text: 'Bill of materials with the origin of each part, software and drawing' },
    { text: 'Counsel for US export law' },
  ],
  details: [
    {
      kind: 'table',
      id: 'can-and-cannot',
      answer: 'You may do what is authorized: this is the usual way into US programs',
      short: 'You need authorization first',
      title: 'What a company outside the US may do',

      caption: 'Allowed with authorization, and not allowed without it',
      columns: ['Subject', 'You can', 'You cannot'],
      rows: [
        [
          'Goods',
          'Receive them under the US supplier’s license (DSP-5)',
          'Re-export, lend or sell them on, or change the end use, without asking',
        ],
        [
          'Know-how',
          'Work under a technical assistance agreement (TAA) or manufacturing license agreement (MLA) that DDTC approved; [build to print](#by-name) can need less',
          'Take a defense service first and sign later',
        ],
        [
          'Closed countries',
          'Check the list before each shipment and each share',
          'Transfer without DDTC’s approval. {fact:itar-closed-countries}',
        ],
        [
          'Shows and tests in the US',
          'Bring the product with a temporary import license or exemption',
          '{fact:itar-temporary-import}',
        ],
        [
          'Data in transit',
          'Use end-to-end encryption within the limits of 22 CFR 120.54(a)(5), for unclassified data',
          'Treat any cloud with encryption at rest as a safe place',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'fees',
      answer: 'The yearly fee has three tiers; companies abroad normally pay none',
      short: 'Companies abroad normally pay none',
      title: 'DDTC registration fees',
      lead: '{fact:itar-fees}',
      caption: 'DDTC registration fees',
      columns: ['Tier', 'Who', 'Fee a year'],
      rows: [
        [
          'Tier 1',
          'New registrants, and renewals without a favorable license decision',
          '{figure:fees.newcomer}; {figure:fees.petition} after a successful small-company petition',
        ],
        ['Tier 2', 'Renewals with up to five favorable decisions', '{figure:fees.licensed}'],
        [
          'Tier 3',
          'Renewals with more than five favorable decisions',
          '{figure:fees.licensed} plus {figure:fees.perApproval} for each decision above five, with a limit on request',
        ],
      ],
    },
  ],
  notes: [
    'In our comparison, NATO and the European Union have “No” because neither issues the rules.',
    'For companies owned by listed parties, read [the EAR’s 50% rule](/rules#ear-affiliates). Your own country’s law applies as well: see [lists and authorities](/legal/export-control) and [permits by country](/buyers/permits).',
  ],
  contact: {
    title: 'Are there US parts in your product?',
    text: 'Tell us in general words what you build and where its parts come from, without technical data.',
  },
  checklist: [
    {
      title: 'What is controlled',
      short: 'Each part has an origin on record',
      items: [
        {
          text: 'Each part, software and drawing has an origin on record',
          proof: 'Bill of materials',
          failure: 'Origins come from memory',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Each item is classified, with the reason and the name of who decided',
          proof: 'Classification register',
          failure:
            'The item was classified by habit: as EAR when it is on the USML, or as ITAR because it is American',
        },
        {
          text: 'Doubtful items have gone to counsel or to DDTC',
          proof: 'Opinion or DS-4076',
          failure: 'A supplier’s guess is taken for an answer',
        },
        {
          text: 'European and national export lists are checked as well',
          proof: 'Classification register',
          failure: 'US approval is taken for the license of your own country',
        },
      ],
    },
    {
      title: 'Who may act',
      short: 'A named person may stop a shipment',
      items: [
        {
          text: 'The duty to register is decided, with reasons',
          proof: 'Legal memo',
          failure: 'A policy, clearance or certificate is taken for a registration',
        },
        {
          text: 'US entity: the empowered official is appointed in writing',
          proof: 'Appointment letter',
          failure: 'The official is no US person, or not an employee',
        },
        {
          text: 'Outside the US: the export-control manager can stop a shipment',
          proof: 'Appointment letter',
          failure: 'The manager has to ask sales first',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'US partner, end use and end user are known',
          proof: 'Draft of the application',
          failure: 'The partner learns of the product from its own counsel',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Authorizations',
      short: 'You know each license’s conditions',
      items: [
        {
          text: 'Each license and agreement is in one register with its conditions',
          proof: 'Authorization register',
          failure: 'Nobody knows the conditions; the license named one place and one use',
        },
        {
          text: 'End use, end user and places match what was approved',
          proof: 'Shipment file',
          failure: 'The part is lent to a test house',
        },
        {
          text: 'Re-export and retransfer wait for approval',
          proof: 'Release procedure',
          failure: 'The item went to a sister company in another country',
        },
      ],
    },
    {
      title: 'Access',
      short: 'The plan names people and rooms',
      items: [
        {
          text: 'The technology control plan names people, rooms and systems',
          proof: 'Technology control plan',
          failure: 'The plan was copied and names nobody',
          prepareFirst: true,
        },
        {
          text: 'Controlled data is kept separately, with access records',
          proof: 'Access logs',
          failure: 'A shared cloud folder or a mailbox abroad is open to all: that is an export',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Dual and third-country nationals have access only as authorized',
          proof: 'Access list',
          failure: '“Everybody here is European” replaces a list',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Visitors and video calls are covered by rules in use',
          proof: 'Visitor log',
          failure: 'A video call showed the drawing',
        },
      ],
    },
    {
      title: 'Screening and upkeep',
      short: 'You screen again and train',
      items: [
        {
          text: 'Parties, owners and 22 CFR 126.1 countries are screened, with date',
          proof: 'Screening records',
          failure: 'They were screened once, years ago',
        },
        {
          text: 'Staff are trained by role',
          proof: 'Training records',
          failure: 'The sales staff were not there',
        },
        {
          text: 'Records are kept five years',
          proof: 'Retention schedule',
          failure: 'Mails are deleted after a year',
        },
        {
          text: 'A route to disclose a violation exists and is known',
          proof: 'Disclosure procedure',
          failure: 'The first call is to sales',
          checkedFirst: true,
        },
        {
          text: 'US persons on the staff are known and their work is approved, each by the right form',
          proof: 'Staff list, authorizations',
          failure: 'The help began before the approval',
        },
        {
          text: 'An internal audit with real cases has been held',
          proof: 'Audit report',
          failure: 'The audit reads the manual and opens no file',
        },
      ],
    },
  ],
  upkeep: {
    event: 'registration and the first license',
    answer: 'A US registrant renews every 12 months',
    duties: [
      { title: 'US registrant', text: '{fact:itar-notices}' },
      {
        title: 'Company outside the US',
        text: 'Every year you repeat training, internal audit and screening, and check the conditions of each authorization.',
      },
    ],
  },
};
