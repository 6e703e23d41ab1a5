import { eur, months, usd } from '../units';
import type { Certification } from './types';

/** AS9100D. The dates of its successor IA9100 are not confirmed, so the copy gives none. */
export const as9100d = {
  slug: 'as9100d',
  title: 'AS9100D',
  subtitle: 'Quality management for aviation, space and defense',
  focus: 'Aerospace Quality',
  tags: ['quality'],
  comparison: {
    name: 'AS9100D',
    timeline: months(9, 12),
    cost: eur(45000, 70000),
    complexity: 'Medium-High',
    nato: 'Recommended',
    usdod: 'Required*',
    eu: 'Recommended',
    prerequisites: 'ISO 9001:2015',
  },
  meta: {
    title: 'AS9100D for drone and aerospace startups: steps and cost',
    description:
      'What AS9100D adds to ISO 9001, who asks a drone or parts maker for it, how audit and OASIS listing work, how long it takes, what it costs and why firms fail.',
  },
  place: { station: 'quality', label: 'AS9100D builds on it' },
  intro: [
    'AS9100D is the quality management standard of the aviation, space and defense industry. It contains the whole text of ISO 9001:2015 and adds what a flying product needs: product safety, configuration management, protection against counterfeit parts and proof that the first part made is the part that was drawn.',
    'Makers of aircraft, engines, spacecraft and missiles ask it of those who supply parts, assemblies, electronics or software. In Europe the same content is published as EN 9100, in Japan as JISQ 9100. A buyer who asks for one commonly accepts the others, because one industry scheme stands behind all three.',
    'The International Aerospace Quality Group (IAQG) writes it and SAE International publishes it in the United States as Revision D of {2016-09-20}. Accredited certification bodies audit under the industry’s own rules, and every certificate is listed in OASIS, the IAQG’s online supplier database. That listing is where buyers look.',
  ],
  why: [
    {
      title: 'It opens the supplier list',
      text: 'For many prime contractors the standard is the gate to qualification. No law makes it general: in contracts of the US Department of Defense (DoD) it arrives through higher-level quality clauses or through the prime, which is why our table marks it Required*.',
    },
    {
      title: 'One audit, read everywhere',
      text: 'An OASIS entry shows site, scope and status to every buyer at once. A buyer who trusts the entry can spare you an audit of its own.',
    },
  ],
  requirements: [
    {
      title: 'Operational risk management',
      text: 'Clause 8.1.1. Risks of the work in hand, from design to delivery, have an owner, a limit and an action. A company risk list does not replace it.',
    },
    {
      title: 'Configuration management',
      text: 'Clause 8.1.2. The identity of every product, its documents and its changes is controlled over its whole life, so that any unit can be reconstructed on paper.',
    },
    {
      title: 'Product safety',
      text: 'Clause 8.1.3, new in Revision D. Hazards are assessed, safety-critical items are managed, events are reported and people are trained to do so.',
    },
    {
      title: 'Counterfeit part prevention',
      text: 'Clause 8.1.4, new in Revision D. You know the source of each part, check what is doubtful and keep suspect parts out of the supply chain.',
    },
    {
      title: 'Suppliers and first articles',
      text: 'Clauses 8.4 and 8.5.1.3. Key characteristics and special processes flow down to suppliers, and a first article inspection (FAI), usually on the forms of AS9102, proves that the process makes the drawn part.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(2, 3),
      investment: usd(15000, 25000),
      title: 'Compare system and product',
      text: [
        'Quality and engineering compare the present ISO 9001 system with the aerospace additions, and one real product with its drawings, parts list and suppliers. A consultant who knows aerospace audits leads; management confirms sites and scope.',
        'The platform drafts the gap list, the configuration plan and the key-characteristics list for your review. The certification body is chosen now, because its calendar sets yours.',
      ],
      outputs: [
        'Gap list on the aerospace additions',
        'Scope by site and product family',
        'List of key characteristics and special processes',
        'Certification body chosen and dates reserved',
      ],
    },
    {
      name: 'Implementation',
      duration: months(6, 12),
      investment: usd(30000, 50000),
      title: 'Prove it on a real part',
      text: [
        'Engineering puts one product under configuration control. Production runs a first article inspection on it, purchasing renews orders with flow-down clauses, and incoming inspection starts to check sources.',
        'On-time delivery and conformity are measured from here on; auditors read the trend and what was done about it. The internal audit covers the additions and management reviews the results.',
      ],
      outputs: [
        'First article inspection report of one product',
        'Baselines and change records',
        'Purchase orders with flow-down clauses',
        'Delivery and conformity figures over several months',
        'Internal audit report and management review minutes',
      ],
    },
    {
      name: 'Certification',
      duration: months(2, 3),
      investment: usd(20000, 35000),
      title: 'Audit and OASIS entry',
      text: [
        'The certification body audits in two stages and reports in the form the industry fixed (standard 9101). Auditors judge processes by result as well as by conformity: a target missed without action becomes a finding.',
        'You close the findings with cause and evidence. The certificate runs three years with yearly surveillance, and your site appears in OASIS, where you keep the contact data and answer buyers.',
      ],
      outputs: [
        'Audit reports of both stages, findings closed',
        'Certificate to AS9100D or EN 9100',
        'OASIS entry with scope and administrator',
        'Surveillance plan',
      ],
    },
  ],
  prerequisites: [
    { text: 'Builds on ISO 9001:2015: a system of that kind in use', certification: 'iso9001' },
    { text: 'A product or part for aviation, space or defense, with drawings and suppliers' },
  ],
  details: [
    {
      kind: 'table',
      id: 'additions',
      title: 'What the industry added to ISO 9001',
      lead: 'Most of the text is ISO 9001. The audit is decided in the few clauses that are not.',
      caption: 'Aerospace additions in AS9100D, the question each one answers and its proof',
      columns: ['Clause', 'The question', 'The proof'],
      rows: [
        [
          '8.1.1 Operational risk',
          'What can stop this order from being right and on time?',
          'Risk record of the order',
        ],
        [
          '8.1.2 Configuration',
          'Which version is in this unit, and who approved the change?',
          'Baselines, change records, status list',
        ],
        [
          '8.1.3 Product safety',
          'Who could be hurt if it fails, and what follows from that?',
          'Hazard assessment, list of critical items',
        ],
        [
          '8.1.4 Counterfeit parts',
          'Where does this component come from?',
          'Source list, test reports, quarantine log',
        ],
        ['8.4.3 Flow-down', 'Does the sub-supplier know what you know?', 'Purchase orders, change notices'],
        [
          '8.5.1.3 Process verification',
          'Can this process make this part?',
          'First article inspection report',
        ],
      ],
      note: 'Since mid-2023 AS9102 stands at Revision C; some buyers still ask for the forms of Revision B. The order says which.',
    },
    {
      kind: 'table',
      id: 'scheme',
      title: 'The scheme behind the certificate',
      lead: 'Aerospace certification is controlled by the industry itself. These documents decide how you are audited and where the result appears.',
      caption: 'Documents of the aerospace certification scheme and their use',
      columns: ['Document', 'What it rules', 'Why you care'],
      rows: [
        ['9104-1:2022', 'How certification programs run', 'Site structure and audit time follow from it'],
        ['9104-2:2023', 'Oversight of the programs', 'It keeps certification bodies accountable'],
        ['9101:2022', 'How audits are run and reported', 'It is the report form you will receive'],
        ['AS9102', 'First article inspection', 'It is the record buyers ask for most'],
        ['OASIS', 'Database of certified sites', 'Buyers check you there before they call'],
      ],
      note: 'The IAQG is preparing IA9100 as successor; until its transition dates are set, buyers ask for AS9100D or EN 9100.',
    },
  ],
  failures: [
    {
      title: 'No first article evidence',
      text: 'The part has been made for a year and nobody has measured every characteristic of one against the drawing.',
    },
    {
      title: 'Key characteristics in name only',
      text: 'They are listed but not controlled in production: no measurement plan, no variation data.',
    },
    {
      title: 'Calibration gaps',
      text: 'A gauge out of date puts every part it accepted in doubt, including those already flying.',
    },
    {
      title: 'Special processes beyond sight',
      text: 'Heat treatment or coating happens two suppliers away, with no approval and no flow-down.',
    },
    {
      title: 'Escapes kept quiet',
      text: 'A bad part left the house and the customer was not told. The standard asks for notice, and so does trust.',
    },
    {
      title: 'Targets missed in silence',
      text: 'Delivery falls month after month and no action is on record. The audit reads results.',
    },
  ],
  prepare: [
    {
      title: 'The demand',
      text: 'Ask two target customers which standard, which scope wording and which AS9102 revision they expect.',
    },
    {
      title: 'The product',
      text: 'Choose one part or assembly with complete drawings for the first article inspection.',
    },
    {
      title: 'The tree',
      text: 'Map sub-suppliers down to special processes and electronic component sources.',
    },
    {
      title: 'The figures',
      text: 'Measure on-time delivery and escapes now. Several months of data cannot be caught up later.',
    },
    {
      title: 'The gauges',
      text: 'Bring the calibration register up to date and mark what decides key characteristics.',
    },
    {
      title: 'The base',
      text: 'Run the ISO 9001 processes of [station 3](/stations/quality) first; they carry most of the audit.',
    },
  ],
  relations: [
    {
      certification: 'aqap2110',
      kind: 'touches',
      text: 'Configuration, risk and supplier records carry over. Its direct NATO counterpart is AQAP 2310, built on the aerospace standard.',
    },
    {
      certification: 'iso9001',
      kind: 'touches',
      text: 'Its whole text is inside. A separate ISO 9001 certificate is not required by the scheme; a working system is.',
    },
    {
      certification: 'cmmc',
      kind: 'none',
      text: 'A prime may ask for both: one shows control of the product, the other protection of US contract information.',
    },
    {
      certification: 'iso27001',
      kind: 'none',
      text: 'Quality of the product, not protection of information; only the common ISO clause structure is shared.',
    },
    {
      certification: 'itar',
      kind: 'touches',
      text: 'Traceability and configuration records carry the export classification; flow-down has to pass it on.',
    },
    {
      certification: 'nato-clearance',
      kind: 'none',
      text: 'Quality evidence plays no part in a clearance decision.',
    },
    {
      certification: 'ce-marking',
      kind: 'none',
      text: 'A quality certificate declares nothing about one product, and neither of the two is proof of airworthiness.',
    },
  ],
  sources: [
    {
      title: 'Quality management systems: requirements for aviation, space and defense organizations',
      publisher: 'SAE International',
      edition: 'AS9100, Revision D',
      date: '2016-09-20',
    },
    {
      title: 'Requirements for aviation, space and defense quality management system certification programs',
      publisher: 'International Aerospace Quality Group',
      edition: '9104-1:2022',
      date: '2022',
    },
    {
      title: 'Quality management systems: audit requirements for aviation, space and defense organizations',
      publisher: 'International Aerospace Quality Group',
      edition: '9101:2022',
      date: '2022',
    },
    {
      title: 'Aerospace first article inspection requirement',
      publisher: 'SAE International',
      edition: 'AS9102, Revision C',
      date: '2023',
    },
    {
      title: 'Federal Acquisition Regulation, higher-level contract quality requirements',
      publisher: 'United States Government',
      edition: '48 CFR 46.202-4; clause 52.246-11',
      date: '2014-12',
    },
  ],
  notes: [
    '“Required*” under US DoD means: required for specific contract types, through a quality clause or a prime. The federal clause names the standard as an example only.',
    'AS9100D certifies a management system. It approves no part, no design and no airworthiness.',
    'ISO 9001:2015, which it contains, is under revision; existing certificates stay valid during the transition period that brings.',
  ],
  contact: {
    title: 'Is AS9100D on your buyer’s list?',
    text: 'Tell us the part, the buyer and the date, without drawings. We tell you whether the standard fits and what is missing.',
  },
  checklist: [
    {
      title: 'Scope and base',
      items: [
        { text: 'Sites and product families in scope are named', proof: 'Scope statement' },
        { text: 'An ISO 9001 system is in use', proof: 'Audit and review records' },
        { text: 'Customer and regulatory requirements are collected', proof: 'Requirement list by customer' },
        { text: 'The certification body works under the aerospace scheme', proof: 'Its entry in OASIS' },
      ],
    },
    {
      title: 'Risk, safety, configuration',
      items: [
        { text: 'Each order has an operational risk record', proof: 'Risk records' },
        { text: 'Product hazards and critical items are managed', proof: 'Safety assessment, item list' },
        { text: 'Baselines exist and changes are approved', proof: 'Configuration records' },
        { text: 'Staff know how to report a safety event', proof: 'Training records' },
      ],
    },
    {
      title: 'Suppliers and parts',
      items: [
        { text: 'Approved sources are listed and reviewed', proof: 'Approved supplier list' },
        { text: 'Flow-down covers key characteristics, access and change notice', proof: 'Purchase orders' },
        { text: 'Special processes are approved and monitored', proof: 'Process approvals' },
        { text: 'Counterfeit control works from purchase to scrap', proof: 'Procedure, quarantine log' },
      ],
    },
    {
      title: 'Production',
      items: [
        { text: 'A first article inspection is complete for each new part', proof: 'AS9102 forms' },
        { text: 'Key characteristics are measured and followed', proof: 'Measurement data' },
        { text: 'Gauges are calibrated and recalled in time', proof: 'Calibration register' },
        { text: 'Foreign objects are kept out of the product', proof: 'Prevention plan, inspections' },
        {
          text: 'Nonconforming parts are held; escapes are reported',
          proof: 'Nonconformity and notice records',
        },
      ],
    },
    {
      title: 'Results and audit',
      items: [
        { text: 'On-time delivery and conformity are measured', proof: 'Trend charts with actions' },
        { text: 'The internal audit covers the additions', proof: 'Audit report' },
        { text: 'Management has reviewed results and resources', proof: 'Review minutes' },
        { text: 'An OASIS administrator is named', proof: 'Account confirmation' },
      ],
    },
  ],
} satisfies Certification;
