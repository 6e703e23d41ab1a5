import { eur, months, usd } from '../units';
import type { Certification } from './types';

/** Registration fees of the US State Department from 9 January 2025 (89 FR 99081); not part of the investment below. */
export const fees = { newcomer: usd(3000), petition: usd(2500), licensed: usd(4000), perApproval: usd(1100) };

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
  },
  meta: {
    title: 'ITAR for European companies: who registers, what to do',
    description:
      'There is no ITAR certificate. Who must register in the US, what a Danish or Ukrainian company can and cannot do, and how to build the compliance program.',
  },
  place: { station: 'defense-standards', label: 'ITAR belongs here' },
  intro: [
    'The International Traffic in Arms Regulations (ITAR) are the US rules on who may make, export, share or broker defense articles, defense services and the technical data that belong to them. The Directorate of Defense Trade Controls (DDTC) in the US State Department runs them. There is no ITAR certificate: there is registration, there are licenses and agreements, and there is a duty to comply.',
    'The rules follow the item, not the flag. A part, a drawing or software on the US Munitions List (USML) stays under ITAR when it is built into a European product, stored on a European server or shown to a foreign engineer. Unmanned aircraft mostly fall in USML Category VIII, rockets and missiles in IV, military electronics in XI, sensors and night vision in XII.',
    'A customer will ask about ITAR when US-controlled parts or data reach you, or when you have a US subsidiary that makes or exports defense articles. Registration is for entities in the US; a Danish or Ukrainian company normally cannot register as a manufacturer. What it can build is a program that a US partner can rely on when it applies for a license. This page and its figures are about that program.',
  ],
  why: [
    {
      title: 'Without authorization, no US parts and no US data',
      text: 'A US supplier may send you controlled items or open a controlled drawing only under a license or another authorization. Before applying, its counsel wants to see who on your side will have access, and how you keep everyone else out.',
    },
    {
      title: 'The penalties are personal and large',
      text: 'Criminal penalties reach one million dollars and 20 years of prison for each violation. The civil maximum, adjusted yearly, stood in January 2025 at $1,271,078 or twice the value of the transaction, whichever is greater.',
    },
  ],
  requirements: [
    {
      title: 'Jurisdiction and classification',
      text: 'Each product, part, software and file is placed: on the USML, on the Commerce Control List of the Export Administration Regulations (EAR), or on neither. The USML is read first. In doubt, a commodity jurisdiction request (form DS-4076) asks DDTC.',
    },
    {
      title: 'Registration, where it applies',
      text: 'Whoever in the United States makes, exports or temporarily imports defense articles or furnishes defense services registers with DDTC. One occasion is enough, and a manufacturer who never exports registers too. Brokers have rules of their own.',
    },
    {
      title: 'Authorization before export',
      text: 'A license or agreement comes before goods move, data is sent or a foreign person gets access, by email, on a screen or on a factory tour. Re-export, transfer to someone else or a new end use needs DDTC’s approval again.',
    },
    {
      title: 'Screening and a technology control plan',
      text: 'Customers, suppliers, owners and staff are checked against restricted-party lists, and nationality is looked at as the authorization demands. A technology control plan (TCP) says who may see what, and how that is enforced.',
    },
    {
      title: 'Records, training and disclosure',
      text: 'Records are kept five years from the expiry of the authorization or the transaction. Staff are trained for their role. A violation is disclosed voluntarily: DDTC is notified at once, the full account follows within 60 calendar days.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(5000, 10000),
      title: 'Find out what is controlled, and by whom',
      text: [
        'Your engineers list parts, materials, software and documents with their origin. With counsel and our consultants they classify each against the USML and the Commerce Control List, then against the export lists of the European Union and of your own state.',
        'The platform drafts the classification register for your review. No controlled technical data goes into it: part numbers and descriptions are enough.',
      ],
      outputs: [
        'Bill of materials with origins',
        'Classification register with reasons',
        'Map of who has access to what',
        'Decision: register in the US, work under a partner’s authorization, or neither',
      ],
    },
    {
      name: 'Implementation',
      duration: months(2, 4),
      investment: usd(15000, 30000),
      title: 'Build the program people will follow',
      text: [
        'The export-control manual, TCP, screening routine, visitor rules and IT access rules are drafted on the platform, reviewed by your managers and put to work by named people. Controlled folders, cabinets and rooms are marked and closed to others.',
        'A registered US entity appoints an empowered official: a US person it employs directly, in a policy or management post, empowered in writing and free to inquire and to refuse a signature. A foreign company appoints an export-control manager who can stop a shipment.',
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
      title: 'Register or join an authorization, then keep it true',
      text: [
        'A US entity files form DS-2032 in DDTC’s portal, the Defense Export Control and Compliance System (DECCS), signed by a senior officer who is a US person. A foreign company gives its US partner the facts for the license or agreement, signs its part and works inside its terms.',
        'An internal audit tests the program with real cases. The months on this page are the program’s; DDTC’s processing time is its own and nobody can promise it.',
      ],
      outputs: [
        'Registration filed (US entity) or partner’s application supported',
        'Conditions of each authorization in a register',
        'First internal audit with findings closed',
        'Calendar of renewals and record periods',
      ],
    },
  ],
  prerequisites: [
    {
      text: 'A US entity, if you are to register: ITAR registration is for persons who engage in these activities in the United States',
    },
    { text: 'A product list and bill of materials with the origin of each part, software and drawing' },
    { text: 'Counsel for US export law: the decisions have legal effect, and this page is no legal advice' },
  ],
  details: [
    {
      kind: 'table',
      id: 'who-registers',
      title: 'Who registers, and who cannot',
      lead: 'Most European companies ask how to get registered. For most of them the true answer is that they do not, and that a customer who knows the rules will not ask for it.',
      caption: 'Registration and other roles by type of company',
      columns: ['Company', 'Registers with DDTC?', 'What it does instead or besides'],
      rows: [
        [
          'US manufacturer, exporter or service provider',
          'Yes, even if it never exports',
          'Applies for licenses and agreements, appoints an empowered official',
        ],
        [
          'US subsidiary of a foreign company',
          'Yes, with its foreign ownership or control disclosed',
          'The parent remains a foreign person: its access needs authorization',
        ],
        [
          'Danish or Ukrainian company, goods or data from the US',
          'No, as a rule',
          'Is named as consignee, end user or party to an agreement; keeps its conditions',
        ],
        [
          'Broker',
          'US persons anywhere, foreign persons in the US, and foreign persons abroad owned or controlled by US persons',
          'Brokering rules, 22 CFR part 129',
        ],
      ],
      note: 'Ownership above 50% is foreign ownership; control is presumed from 25% of the voting shares where no US person holds as much.',
    },
    {
      kind: 'table',
      id: 'can-and-cannot',
      title: 'What a company outside the US can do',
      lead: 'What you can do, with authorization, is the usual way into US programs. What you cannot do is where violations come from.',
      caption: 'Allowed with authorization, and not allowed without it',
      columns: ['Subject', 'You can', 'You cannot'],
      rows: [
        [
          'Goods',
          'Receive them under the US supplier’s license (DSP-5)',
          'Re-export, lend or sell them on, or change the end use, without prior DDTC approval',
        ],
        [
          'Know-how',
          'Work under a technical assistance agreement (TAA) or manufacturing license agreement (MLA) that DDTC approved',
          'Take a defense service first and sign later',
        ],
        [
          'Staff',
          'Give dual and third-country nationals access under the conditions of 22 CFR 126.18',
          'Open the folder to everyone you employ',
        ],
        [
          'Your own product',
          'Build US content in, as authorized',
          'Call it free of ITAR because it is assembled in Europe: there is no minimum share below which control ends',
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
      title: 'What the US government charges',
      lead: 'Yearly registration fees since {2025-01-09}. They are paid to the State Department and are no part of the investment on this page.',
      caption: 'DDTC registration fees',
      columns: ['Tier', 'Who', 'Fee a year'],
      rows: [
        [
          'Tier 1',
          'New registrants, and renewals without a favorable license decision',
          '{=fees.newcomer}; {=fees.petition} after a successful small-company petition',
        ],
        ['Tier 2', 'Renewals with up to five favorable decisions', '{=fees.licensed}'],
        [
          'Tier 3',
          'Renewals with more than five',
          '{=fees.licensed} plus {=fees.perApproval} for each decision above five, with a limit on request',
        ],
      ],
      note: 'Renewal is filed 30 to 60 days before expiry; certain changes are notified within five days.',
    },
  ],
  failures: [
    {
      title: 'Access nobody saw as export',
      text: 'A shared cloud folder, a mailbox abroad, a screen in a video call: a foreign person could open controlled data, so it was exported.',
    },
    {
      title: 'Retransfer without asking',
      text: 'The part went on to a sister company, a test house or a customer in another country. The license named one place and one use.',
    },
    {
      title: 'The wrong list',
      text: 'The item was classified by habit or by a supplier’s guess, often as EAR when it is on the USML. Everything built on it is wrong too.',
    },
    {
      title: 'Registration taken for a license',
      text: 'Registration gives no right to export. Neither does a company policy, a security clearance or a certificate of any kind.',
    },
    {
      title: 'Only US rules were looked at',
      text: 'The same product may need a Danish or Ukrainian export permit. US approval does not replace it, and the reverse.',
    },
  ],
  prepare: [
    {
      title: 'The bill of materials with origins',
      text: 'Ask suppliers for classification and origin in writing, for software and test equipment too.',
    },
    {
      title: 'The list of people',
      text: 'Who sees designs, from where, and which nationalities the law lets you ask for. Employment law has a say: take advice first.',
    },
    {
      title: 'The place for controlled data',
      text: 'One repository with named users and access records, apart from everyday file sharing.',
    },
    {
      title: 'The person who can say no',
      text: 'An export-control manager with direct access to management and the power to stop a shipment.',
    },
    {
      title: 'The US side',
      text: 'The partner or subsidiary that will apply, its counsel, and the planned end use and end user.',
    },
  ],
  relations: [
    {
      certification: 'cmmc',
      kind: 'touches',
      text: 'Export-controlled technical data in US defense contracts is often controlled unclassified information, which the Cybersecurity Maturity Model Certification protects.',
    },
    {
      certification: 'aqap2110',
      kind: 'touches',
      text: 'Configuration and traceability records carry the classification of each part from drawing to delivery.',
    },
    {
      certification: 'as9100d',
      kind: 'touches',
      text: 'Flow-down to suppliers and traceability are the same routes on which export classification travels.',
    },
    {
      certification: 'iso27001',
      kind: 'other-regime',
      text: 'Its access rules and logs support the technology control plan; the certificate authorizes no transfer.',
    },
    {
      certification: 'nato-clearance',
      kind: 'other-regime',
      text: 'A clearance never replaces an export license, and a license never replaces a clearance.',
    },
    {
      certification: 'iso9001',
      kind: 'none',
      text: 'A quality system can hold the procedures, but it has no say in what may be exported.',
    },
    {
      certification: 'ce-marking',
      kind: 'none',
      text: 'Access to the European market for products in scope; it says nothing about export from the US.',
    },
  ],
  sources: [
    {
      title: 'International Traffic in Arms Regulations',
      publisher: 'US Department of State, DDTC',
      edition: '22 CFR parts 120 to 130; definitions reorganized in September 2022',
      date: '2025',
    },
    {
      title: 'Registration fees, final rule',
      publisher: 'US Department of State',
      edition: '89 FR 99081; 22 CFR 122.3',
      date: '2025-01-09',
    },
    {
      title: 'Arms Export Control Act',
      publisher: 'United States Congress',
      edition: '22 USC 2778; civil maximum in 22 CFR 127.10',
      date: '2025-01',
    },
    {
      title: 'Export Administration Regulations',
      publisher: 'US Department of Commerce, Bureau of Industry and Security',
      edition: '15 CFR parts 730 to 774; order of review in Supplement 4 to part 774',
      date: '2025',
    },
    {
      title:
        'Regulation on the control of exports, brokering, technical assistance, transit and transfer of dual-use items',
      publisher: 'European Union',
      edition:
        'Regulation (EU) 2021/821; Annex I replaced by Regulation (EU) 2025/2003 from 15 November 2025',
      date: '2021-09-09',
    },
  ],
  notes: [
    '“Required” under US DoD (Department of Defense) means: US-controlled articles, services and data may be handled only as these rules allow. The cells for NATO and the European Union say “No” because neither issues the rules; US-controlled items stay under ITAR wherever they go.',
    'Items outside the USML can still be controlled: the EAR cover dual-use items and less sensitive military items, and reach some products made abroad. The US Bureau of Industry and Security issued a rule on affiliates of listed parties on {2025-09-29} and suspended it from {2025-11-10} for one year: check its state on the day you screen.',
    'Your own state’s law comes on top. In Denmark the Danish Business Authority licenses dual-use exports and the National Police exports of weapons and military equipment; in Ukraine the State Service of Export Control decides, with an interagency commission.',
    'No fee and no consultant makes a company approved under ITAR. The figures here pay for preparation; the decision on each license is DDTC’s.',
  ],
  contact: {
    title: 'Does ITAR reach you?',
    text: 'Tell us what you build and where its parts come from, in general words. Do not send technical data by email.',
  },
  checklist: [
    {
      title: 'What is controlled',
      items: [
        { text: 'Each part, software and drawing has an origin on record', proof: 'Bill of materials' },
        {
          text: 'Each item is classified, with the reason and the name of who decided',
          proof: 'Classification register',
        },
        { text: 'Doubtful items have gone to counsel or to DDTC', proof: 'Opinion or DS-4076' },
        { text: 'European and national export lists are checked as well', proof: 'Classification register' },
      ],
    },
    {
      title: 'Who may act',
      items: [
        { text: 'The duty to register is decided, with reasons', proof: 'Legal memo' },
        { text: 'US entity: the empowered official is appointed in writing', proof: 'Appointment letter' },
        {
          text: 'Outside the US: the export-control manager can stop a shipment',
          proof: 'Appointment letter',
        },
      ],
    },
    {
      title: 'Authorizations',
      items: [
        {
          text: 'Each license and agreement is in one register with its conditions',
          proof: 'Authorization register',
        },
        { text: 'End use, end user and places match what was approved', proof: 'Shipment file' },
        { text: 'Re-export and retransfer wait for approval', proof: 'Release procedure' },
      ],
    },
    {
      title: 'Access',
      items: [
        { text: 'The technology control plan names people, rooms and systems', proof: 'TCP' },
        { text: 'Controlled data sits apart, with access records', proof: 'Access logs' },
        { text: 'Dual and third-country nationals have access only as authorized', proof: 'Access list' },
        { text: 'Visitors and video calls are covered by rules in use', proof: 'Visitor log' },
      ],
    },
    {
      title: 'Screening and upkeep',
      items: [
        { text: 'Parties and their owners are screened, with date and result', proof: 'Screening records' },
        { text: 'Staff are trained by role', proof: 'Training records' },
        { text: 'Records are kept five years', proof: 'Retention schedule' },
        { text: 'A route to disclose a violation exists and is known', proof: 'Disclosure procedure' },
        { text: 'An internal audit with real cases has been held', proof: 'Audit report' },
      ],
    },
  ],
};
