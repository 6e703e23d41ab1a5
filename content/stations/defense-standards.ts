import { stationHeads } from './heads';
import type { Station } from './types';

const head = stationHeads['defense-standards'];

/** Station 4. */
export const defenseStandards = {
  ...head,
  title: head.name,
  subtitle: head.topic,
  meta: {
    title: 'Station 4: AQAP 2110, ITAR, EAR and clearance readiness',
    description:
      'What a NATO contract with AQAP 2110 asks of your quality plan, which US export rules follow a part, and how a company prepares for a security clearance.',
  },
  lead: 'A defense contract asks what proves that the work was controlled, where each part comes from, and who may see controlled data. Station 4 answers each question in a file.',
  feeds: ['aqap2110', 'itar', 'nato-clearance'],
  facts: [
    { term: 'Starts from', text: '[Quality](/stations/quality)' },
    { term: 'Leads to', text: '[NATO Ready](/stations/nato-ready)' },
  ],
  blocks: [
    {
      kind: 'plan',
      id: 'weeks',
      size: 'section',
      title: 'Weekly plan',
      lead: 'Each of the four phases takes three weeks and starts when the proof of the one before exists.',
      phases: [
        {
          from: 1,
          to: 3,
          title: 'Gap analysis',
          text: 'We compare your [ISO 9001](glossary:iso-9001):2015 system with AQAP 2110 (Allied Quality Assurance Publication).',
          handOver: 'Process map and gap report so far, and the number of one public tender',
          owner: 'Quality manager with our specialist',
          outputs: ['Gap report with owners and dates, signed by management'],
        },
        {
          from: 4,
          to: 6,
          title: 'Contract quality plan',
          text: 'You write quality, risk and configuration plans for one real contract or a model contract.',
          handOver:
            'The quality clauses of the contract and a list of suppliers; nothing classified or controlled',
          owner: 'Project and quality leads; management approves',
          outputs: ['Plan set, ready to submit before work starts'],
        },
        {
          from: 7,
          to: 9,
          title: 'Export control',
          text: 'Each item gets an export classification, and you decide for each person on access.',
          handOver: 'Product names and countries of origin of the parts. Technical files stay with you',
          owner: 'Engineers classify, counsel confirms, a named officer decides access',
          outputs: ['Classification list without a gap, and a technology control plan'],
        },
        {
          from: 10,
          to: 12,
          title: 'Clearance readiness',
          text: 'You document owners, people and premises in the order in which an authority asks for them.',
          handOver:
            'Ownership chart and the level the contract names. Floor plans and the contract stay with you',
          owner: 'Owners and security officer; the national authority decides',
          outputs: ['Clearance file, rehearsed once from start to finish'],
        },
      ],
      note: 'The drawing shows {figure:stations.defense-standards.max}; the station takes {figure:stations.defense-standards}. It ends with files that are ready for review. Assessments and licenses take longer: see the [comparison](/certifications/comparison).',
    },
    {
      kind: 'checklists',
      id: 'checklists',
      size: 'section',
      theme: 'tint',
      title: 'Documentation checklists',
      lead: 'The platform writes drafts for your review. Classified and export-controlled material stays off the platform.',
      groups: [
        {
          title: 'Quality file',
          purpose: 'The buyer’s quality staff read this file.',
          items: [
            'Contract review, each AQAP clause answered',
            '[Quality plan](glossary:quality-plan) for the contract',
            'Risk management plan, shared with the buyer',
            '[Configuration management plan](glossary:cmp)',
            'Requirements passed down, concessions and deviations',
            'Certificate of Conformity, template',
          ],
        },
        {
          title: 'Export-control file',
          purpose: 'Licensing authorities and customs read this file.',
          items: [
            'Product list with classifications',
            'Bill of materials with origins',
            'Technology control plan',
            'Sanctions screening of partners and end users',
            'Register of licenses and agreements',
            'Training log, records kept five years',
          ],
        },
        {
          title: 'Security file',
          purpose: 'The authority reads this file, and the sponsor if there is one.',
          items: [
            'Contract, tender or project that needs the access',
            'Ownership chart with foreign interests',
            'Owners, board and managers as key people',
            'Security officer appointed and trained',
            'Premises, storage and document control',
            'IT plan for classified data, breach reporting',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      id: 'rulebooks',
      size: 'section',
      title: 'Contract quality: AQAP 2110',
      lead: 'NATO’s quality requirements come on top of [ISO 9001:2015](/certifications/iso9001). They bind you where a contract cites them, and your suppliers where you pass them on: [AQAP 2110 in detail](/certifications/aqap2110).',
      items: [
        { term: 'Edition', text: '{fact:aqap-2110-edition}' },
        {
          term: 'Who has access',
          text: 'The buyer (the “acquirer” in AQAP 2110) and the government quality representative ([GQAR](glossary:gqar)) have access, at your site and at your suppliers’',
        },
        {
          term: 'Who decides',
          text: 'A national authority or an accredited certification body decides, or the buyer under the contract. NATO certifies no company',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'export-control',
      theme: 'tint',
      title: 'Export control: ITAR and EAR',
      lead: 'Two sets of US rules still apply to a part after it has left the United States: the International Traffic in Arms Regulations ([ITAR](glossary:itar)) and the [Export Administration Regulations](glossary:ear) (EAR). See [ITAR and EAR in detail](/certifications/itar). A US buyer [checks the parts too](/buyers/united-states#parts).',
      inTime: true,
      items: [
        {
          title: 'Is the part subject to US rules at all?',
          text: 'Look for US origin, US content or US technology. Even without any US part, a US person’s help with a defense article can need US approval.',
        },
        {
          title: 'On the US Munitions List? Yes: ITAR',
          text: 'The Directorate of Defense Trade Controls (DDTC) in the State Department runs [this list](glossary:usml) and the ITAR. As a rule you need its approval before export, re-export and retransfer.',
        },
        {
          title: 'On the Commerce Control List? Yes: EAR',
          text: 'The Bureau of Industry and Security (BIS) in the Commerce Department runs the EAR. Whether you need a license depends on item, country, end user and end use.',
        },
        {
          title: 'Neither: EAR99',
          text: '[Such a part](glossary:ear99) is on neither list, but end user and end use still count.',
        },
      ],
    },
    {
      kind: 'terms',
      id: 'export-europe',
      theme: 'tint',
      title: 'Export control in Europe',
      items: [
        { term: 'EU dual-use', text: '{fact:dual-use-list}' },
        { term: 'EU military list', text: '{fact:eu-military-list}' },
        { term: 'Authorities', text: '{fact:export-authorities} [Permits by country](/buyers/permits)' },
      ],
      note: 'A security clearance never replaces an export license.',
    },
    {
      kind: 'table',
      id: 'clearance-levels',
      title: 'Clearance levels: CONFIDENTIAL, SECRET and TOP SECRET',
      lead: 'You need a clearance only for a contract. In most countries a sponsor, such as the buyer, has to ask for it. The state decides, and no fee replaces its decision: [clearance readiness](/certifications/nato-clearance).',
      columns: ['Level', 'Disclosure would cause', 'NATO', 'Denmark', 'European Union'],
      rows: [
        [
          'CONFIDENTIAL',
          'Damage. From this level up, people and premises need a clearance',
          '[NATO CONFIDENTIAL](glossary:nato-classified-levels)',
          '[{da:FORTROLIGT}](glossary:dk-classified-levels)',
          '[CONFIDENTIEL UE](glossary:eu-classified-levels)/EU CONFIDENTIAL',
        ],
        [
          'SECRET',
          'Grave damage. In Denmark, plan more than six months to vet a person',
          'NATO SECRET',
          '{da:HEMMELIGT}',
          'SECRET UE/EU SECRET',
        ],
        [
          'TOP SECRET',
          'Exceptionally grave damage',
          'COSMIC TOP SECRET',
          '{da:YDERST HEMMELIGT}',
          'TRÈS SECRET UE/EU TOP SECRET',
        ],
      ],
      note: 'The level below is NATO RESTRICTED. {fact:nato-restricted} The Danish marking [{da:TIL TJENESTEBRUG}](glossary:til-tjenestebrug) is handled the same way. A Ukrainian company works through its own national authority or through a cleared company in a NATO nation.',
    },
  ],
  next: {
    station: 'nato-ready',
    text: 'At Station 5 you prepare your portfolio, your registrations and the first bid file. It takes {figure:stations.nato-ready}.',
    action: 'Continue to Station 5',
  },
} satisfies Station;
