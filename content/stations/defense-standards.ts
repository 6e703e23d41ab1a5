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
  lead: 'A defense contract asks three things: what proves that the work was controlled, where each part comes from, and who may see controlled data. Station 4 answers each in a file.',
  feeds: ['aqap2110', 'itar', 'nato-clearance'],
  facts: [
    { label: 'Starts from', value: '[Quality](/stations/quality)' },
    { label: 'Leads to', value: '[NATO Ready](/stations/nato-ready)' },
  ],
  blocks: [
    {
      kind: 'gates',
      id: 'weeks',
      ground: 'paper',
      title: 'Weekly plan',
      lead: 'Four phases of three weeks each. The next phase starts when the proof named at the gate exists.',
      weeks: head.weeks.max,
      phases: [
        {
          from: 1,
          to: 3,
          title: 'Gap analysis',
          text: 'Your ISO 9001:2015 system is compared with Allied Quality Assurance Publication (AQAP) 2110 and the contracts you are aiming for.',
          work: {
            handOver: 'Process map and gap report so far, and the number of one public tender',
            owner: 'Quality manager with our specialist',
            produces: 'Gap report with an owner and a date on each line',
            feeds: ['aqap2110', 'iso9001'],
          },
          gate: 'Gap report signed by management',
        },
        {
          from: 4,
          to: 6,
          title: 'Contract quality plan',
          text: 'AQAP 2110 works by contract. Quality, risk and configuration plans are written for one real or model contract.',
          work: {
            handOver:
              'The quality clauses of the contract and a list of suppliers; nothing classified or controlled',
            owner: 'Project and quality leads; management approves',
            produces: 'Plan set for submission before work starts',
            feeds: ['aqap2110', 'as9100d'],
          },
          gate: 'Plan set ready to submit',
        },
        {
          from: 7,
          to: 9,
          title: 'Export control',
          text: 'Each item gets a classification, each person an access decision, each transfer a rule.',
          work: {
            handOver: 'Product names and countries of origin of the parts. Technical files stay with you',
            owner: 'Engineers classify, counsel confirms, a named officer decides access',
            produces: 'Classification list and technology control plan',
            feeds: ['itar', 'cmmc'],
          },
          gate: 'No item without a classification',
        },
        {
          from: 10,
          to: 12,
          title: 'Clearance readiness',
          text: 'Owners, people and premises are described in the order an authority asks for them.',
          work: {
            handOver:
              'Ownership chart and the level the contract names. Floor plans and the contract stay with you',
            owner: 'Owners and security officer; the national authority decides',
            produces: 'Clearance file, rehearsed once from start to finish',
            feeds: ['nato-clearance', 'iso27001'],
          },
          gate: 'Readiness review held',
        },
      ],
      note: 'Drawn at {=stations.defense-standards.max}; the station takes {=stations.defense-standards} and overlaps its neighbors. It ends with files ready for review. Assessment and licenses take longer, as the [comparison](/certifications/comparison) shows.',
    },
    {
      kind: 'rulebooks',
      id: 'rulebooks',
      ground: 'tint',
      title: 'Contract quality: AQAP 2110. Export control: ITAR and EAR',
      lead: 'AQAP 2110 comes with a contract and asks how you work. Export control stays with an item and asks where it goes.',
      contract: {
        title: 'AQAP 2110 comes with the contract',
        text: 'NATO’s quality requirements for design, development and production bind you where a contract cites them, and your suppliers where you pass them on. Some contracts cite AQAP 2131, AQAP 2310 or only ISO 9001: read the clause before you plan.',
        link: { certification: 'aqap2110', label: 'AQAP 2110 in detail' },
        facts: [
          { term: 'Edition', text: '{fact:aqap-2110-edition}' },
          {
            term: 'Builds on',
            text: '[ISO 9001:2015](/certifications/iso9001), with NATO’s own requirements added',
          },
          {
            term: 'Who has access',
            text: 'The acquirer (the buyer in the contract) and the government quality assurance representative (GQAR), at your site and at your suppliers’',
          },
          {
            term: 'Who decides',
            text: 'A national or accredited body, or the acquirer under the contract. NATO certifies no company',
          },
        ],
      },
      part: {
        title: 'ITAR and EAR stay with the part',
        text: 'The International Traffic in Arms Regulations (ITAR) are run by the Directorate of Defense Trade Controls (DDTC), the Export Administration Regulations (EAR) by the Bureau of Industry and Security (BIS). First ask whether the part is subject to US rules at all: US origin, US content or US technology. Then read ITAR before EAR. A part stays under them after it leaves the United States.',
        start: 'Subject to US rules',
        questions: [
          {
            question: 'On the US Munitions List?',
            answer: 'ITAR',
            authority: 'State Department (DDTC)',
            consequence: ['Approval, as a rule, before', 'export, re-export, retransfer'],
          },
          {
            question: 'On the Commerce Control List?',
            answer: 'EAR',
            authority: 'Commerce Department (BIS)',
            consequence: ['License by item, country,', 'end user and end use'],
          },
        ],
        end: { title: 'Neither: EAR99', consequence: ['End user and end use', 'still count'] },
        link: { certification: 'itar', label: 'ITAR and EAR in detail' },
        facts: [
          {
            term: 'Registration',
            text: 'With DDTC, for those who make or export defense articles in the United States. A Danish or Ukrainian maker normally cannot register, and there is no ITAR certificate',
          },
          {
            term: 'EU dual-use',
            text: '{fact:dual-use-list}',
          },
          { term: 'EU military list', text: '{fact:eu-military-list}' },
          { term: 'Authorities', text: '{fact:export-authorities}' },
        ],
      },
      note: 'Without any US part, a US person’s help with a defense article can need US approval. General guidance, not legal advice. Each authority decides its own cases, and a security clearance never replaces an export license.',
    },
    {
      kind: 'files',
      id: 'checklists',
      ground: 'paper',
      title: 'Documentation checklists',
      lead: 'Three files with six documents each. The platform writes drafts for your review; classified and export-controlled material stays out of it.',
      files: [
        {
          title: 'Quality file',
          purpose: 'Read by the acquirer’s quality people.',
          feeds: 'aqap2110',
          items: [
            'Contract review, each AQAP clause answered',
            'Quality plan for the contract',
            'Risk management plan, shared with the acquirer',
            'Configuration management plan',
            'Requirements passed down, concessions and deviations',
            'Certificate of Conformity, template',
          ],
        },
        {
          title: 'Export-control file',
          purpose: 'Read by licensing authorities and customs.',
          feeds: 'itar',
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
          purpose: 'Read by the authority, and by the sponsor where there is one.',
          feeds: 'nato-clearance',
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
      kind: 'clearance',
      id: 'clearance-levels',
      ground: 'ink',
      title: 'Clearance levels: CONFIDENTIAL, SECRET and TOP SECRET',
      lead: 'A contract creates the need. In most nations a sponsor, such as the buyer, then puts the company forward; in Poland the company applies itself. The state decides, and no fee replaces its decision.',
      caption: 'Clearance levels and their names',
      levels: [
        {
          name: 'CONFIDENTIAL',
          text: 'Disclosure would damage NATO. From here up, people and premises need a clearance.',
          nato: 'NATO CONFIDENTIAL',
          denmark: 'FORTROLIGT',
          eu: 'CONFIDENTIEL UE/EU CONFIDENTIAL',
        },
        {
          name: 'SECRET',
          text: 'Disclosure would cause grave damage. In Denmark, plan more than six months to vet a person.',
          nato: 'NATO SECRET',
          denmark: 'HEMMELIGT',
          eu: 'SECRET UE/EU SECRET',
        },
        {
          name: 'TOP SECRET',
          text: 'Disclosure would cause exceptionally grave damage.',
          nato: 'COSMIC TOP SECRET',
          denmark: 'YDERST HEMMELIGT',
          eu: 'TRÈS SECRET UE/EU TOP SECRET',
        },
      ],
      notes: [
        'The level below is NATO RESTRICTED. {fact:nato-restricted} The Danish marking TIL TJENESTEBRUG is handled the same way.',
        'In Denmark a company cannot apply by itself. Defense authorities or the Confederation of Danish Industry put it forward, and the Danish Defence Intelligence Service (FE) grants the clearance. A Ukrainian company works through its own national authority or a cleared company in a member nation. [Clearance readiness](/certifications/nato-clearance)',
      ],
    },
  ],
  next: {
    kind: 'open',
    station: 'nato-ready',
    text: 'Portfolio, registrations and the first bid file. {=stations.nato-ready}.',
    action: 'Continue to Station 5',
  },
} satisfies Station;
