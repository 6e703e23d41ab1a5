import { eur, months, usd } from '../units';
import { natoClearanceCases } from './cases/nato-clearance';
import type { Certification } from './types';

/** Facility clearance; the state decides on it, so its months are a planning value. */
export const natoClearance: Certification = {
  slug: 'nato-clearance',
  title: 'NATO Clearance',
  subtitle: 'We prepare the company, and the state grants the clearance.',
  focus: 'Security Clearance',
  tags: ['nato'],
  comparison: {
    name: 'NATO Secret',
    timeline: months(6, 12),
    cost: eur(50000, 100000),
    complexity: 'Very High',
    nato: 'Required*',
    usdod: 'No',
    eu: 'Recommended',
    prerequisites: 'FSC and ISO 27001',
  },
  meta: {
    title: 'NATO clearance: what a company can and cannot prepare',
    description:
      'Who grants a facility security clearance for NATO work, who may apply, how Denmark, Poland and Ukraine differ, and what to prepare for NATO Secret.',
  },
  place: { station: 'defense-standards', label: 'Clearance belongs here' },
  answer:
    'You need a clearance only for a contract with classified information. The buyer names the marking, and your own country decides.',
  intro: [
    'What is called a NATO clearance is a national decision. A country confirms that a company ([facility security clearance](glossary:fsc), FSC) and its people ([personnel security clearance](glossary:psc), PSC) can be trusted with classified information up to a level. NATO writes the policy and grants neither clearance. {fact:pl-clearance}',
  ],
  ...natoClearanceCases,
  why: [
    {
      title: 'Access to classified tenders and contracts',
      answer: 'Without a clearance you see no classified annex.',
      text: 'Only a company cleared at the stated level receives classified documents. This can decide who may bid, who may win or which role remains.',
    },
    {
      title: 'Preparation you control',
      answer: 'Only the waiting is up to the authority.',
      text: 'Ownership documents, a trained security officer, a room that passes inspection and clean registers can be ready before the authority asks.',
    },
  ],
  requirements: [
    {
      title: 'Justified need and sponsor',
      answer: 'Most countries require need and sponsor before they start.',
      text: 'A sponsor is a public buyer, a program office or a cleared prime. It states who needs access, to what and at which level.',
    },
    {
      title: 'Owners and leaders who can be cleared',
      answer: 'You disclose foreign owners; they do not bar you.',
      text: 'The authority looks at owners, board and managers, and at foreign ownership, control or influence. Where it asks, you [limit that influence](#investors).',
    },
    {
      title: 'Appointed and trained security officer',
      answer: 'You need one person and one deputy.',
      text: 'The officer reports to top management and is the authority’s contact. {fact:dk-officer}',
    },
    {
      title: 'Physical security and document control',
      answer: 'The level decides how much you install.',
      text: 'Zones, locks, alarms and storage follow from the level, and registers show who received, copied, sent and destroyed what.',
    },
    {
      title: 'Accredited systems and breach reporting',
      answer: 'You never put classified data on everyday laptops.',
      text: 'You handle classified data only on communication and information systems (CIS) that the authority has accredited, and you report [breaches and changes](#after).',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(5000, 10000),
      buys: 'We help to settle need, applying company and gaps.',
      title: 'Need, level and applying entity',
      text: [
        'You and the buyer put in writing what access is needed and at which level. Our consultants check with you which company will hold the clearance, in which country, and what its ownership and leadership mean there.',
        'The platform drafts the readiness report for your review. Classified information never goes into it.',
      ],
      outputs: [
        'Need and level stated by the buyer',
        'Company and country chosen for the application',
        'Ownership and key-person chart',
        'Readiness report with gaps',
      ],
    },
    {
      name: 'Implementation',
      duration: months(2, 4),
      investment: usd(20000, 40000),
      buys: 'We help to prepare people and documents; building work and locks are extra.',
      title: 'Security officer, premises and documents',
      text: [
        'You appoint the security officer and book the course. Your team writes and practices security instructions, visitor rules, document registers and the plan for breaches. The authority decides which measures fit the level, so have the office surveyed before you pay for any.',
        'Key people collect the facts that vetting asks for: addresses, stays abroad, past employers, ties. They give these facts to the authority, in Germany through the company’s own security officer, never to us.',
      ],
      outputs: [
        'Security organization in place',
        'Security instructions in use',
        'Rooms and storage prepared to the authority’s advice',
        'Application documents complete',
      ],
    },
    {
      name: 'Clearance',
      duration: months(3, 6),
      investment: usd(10000, 20000),
      buys: 'We support you during the authority’s procedure.',
      title: 'Vetting, inspection and decision',
      text: [
        'The sponsor proposes the company, or in Poland the company applies. The authority sends questionnaires, vets people, visits the site and asks for corrections. If the authority is satisfied, it grants an FSC at a level. It accredits systems for classified data separately.',
        'We help you answer questions and close findings.',
      ],
      outputs: [
        'Questionnaires answered',
        'Site visit prepared, findings closed',
        'Decision of the authority',
        'Upkeep plan: reports, briefings, inspections, renewal',
      ],
    },
  ],
  timelineNote: '{fact:dk-vetting}',
  investmentNote: 'The amounts pay for preparation and support; no fee buys a clearance.',
  prerequisites: [
    { text: 'A sponsor, in most countries' },
    { text: 'The facility security clearance (FSC) is the goal itself, at the level needed' },
    { text: 'ISO/IEC 27001 helps, but NATO does not require it', certification: 'iso27001' },
    { text: 'A company in a country that can clear it' },
  ],
  details: [
    {
      kind: 'table',
      id: 'levels',
      answer: 'Clearance starts at CONFIDENTIAL; here are the names in NATO, Denmark and the EU',
      short: 'Clearance starts at CONFIDENTIAL',
      title: 'Classification levels that need clearance',
      lead: 'Documents carry the full names, and each country and the European Union has its own: see [marks by country](/buyers).',
      caption: 'Classification levels from which clearance is needed',
      columns: ['Level', 'NATO', 'Denmark', 'European Union'],
      rows: [
        [
          'CONFIDENTIAL',
          '[NATO CONFIDENTIAL](glossary:nato-classified-levels)',
          '[{da:FORTROLIGT}](glossary:dk-classified-levels)',
          '[CONFIDENTIEL UE](glossary:eu-classified-levels)/EU CONFIDENTIAL',
        ],
        ['SECRET', 'NATO SECRET', '{da:HEMMELIGT}', 'SECRET UE/EU SECRET'],
        ['TOP SECRET', 'COSMIC TOP SECRET', '{da:YDERST HEMMELIGT}', 'TRÈS SECRET UE/EU TOP SECRET'],
      ],
      note: 'The level below is [NATO RESTRICTED](glossary:nato-restricted). Denmark handles it like [{da:TIL TJENESTEBRUG}](glossary:til-tjenestebrug); in the European Union it is RESTREINT UE/EU RESTRICTED. {fact:nato-security-policy}',
    },
    {
      kind: 'sequence',
      id: 'steps',
      answer: 'There are seven steps, and you take three of them',
      short: 'You take three of seven steps',
      title: 'Steps to a facility security clearance',
      lead: 'The order and the names differ by country. What each step decides is the same everywhere.',
      caption: 'Steps to a facility security clearance and who takes them',
      rows: [
        [
          'Need',
          'Buyer or cleared prime; in Denmark the defense authorities or DI; in Poland the company itself',
          'States access and level; sponsors the company, or applies',
        ],
        ['Questionnaire', 'Company', 'Gives ownership, leadership, sites and systems'],
        ['Vetting', 'Authority', 'Checks owners, key people and influence from abroad'],
        ['Measures', 'Company', 'Appoints the officer, prepares rooms and registers'],
        ['Inspection', 'Authority', 'Visits, asks for corrections, decides on the FSC'],
        ['Systems', 'Authority', 'Accredits systems that will handle classified data'],
        ['Upkeep', 'Company', 'Follows the contract’s security terms, reports changes and breaches'],
      ],
      lanes: [1, 0, 2, 0, 2, 2, 0],
    },
  ],
  notes: [
    'Many suppliers never need a clearance.',
    '“Recommended” under EU has this reason: {fact:eu-classified} “No” under US DoD (Department of Defense) means that US classified contracts follow US rules. {fact:us-clearance-abroad}',
    'In our comparison table the name NATO Secret means one level of readiness. NATO does not endorse this service. The authority may refuse or withdraw a clearance, and we have no say in that. You may normally not advertise a clearance.',
  ],
  contact: {
    title: 'Has a buyer named a clearance level?',
    text: 'Tell us who asked and which level, nothing more. Do not send classified material or personal vetting data by email.',
  },
  checklist: [
    {
      title: 'Need and route',
      short: 'A buyer has stated the need',
      items: [
        {
          text: 'A buyer or prime has stated the need and the level',
          proof: 'Letter or tender page',
          failure:
            'The company wants to be cleared in case a contract comes: outside Poland no file is opened',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'The entity that will hold the information is chosen',
          proof: 'Board decision',
          failure: 'The holding in another country was meant',
          prepareFirst: true,
        },
        {
          text: 'You know who can sponsor the company, or that it applies itself',
          proof: 'Contact record',
          failure: 'Nobody sponsors the company',
        },
      ],
    },
    {
      title: 'Owners and people',
      short: 'The chart ends at natural persons',
      items: [
        {
          text: 'The ownership chart reaches natural persons',
          proof: 'Ownership chart',
          failure: 'The chart ends at a holding',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Influence from abroad is listed, with loans and rights',
          proof: 'Disclosure list',
          failure: 'Shareholders, loans or control from abroad come up during vetting',
        },
        {
          text: 'Owners, board and managers agree to be vetted',
          proof: 'Written consents',
          failure: 'A key person cannot be vetted, or refuses',
          prepareFirst: true,
        },
        {
          text: 'The security officer is appointed and trained',
          proof: 'Appointment, course record',
          failure: 'The officer has no deputy and no time',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Rooms and documents',
      short: 'Ask the authority before you rebuild',
      items: [
        {
          text: 'The authority’s advice was asked before rebuilding',
          proof: 'Survey notes',
          failure: 'The office is rebuilt before anybody looked',
          prepareFirst: true,
        },
        {
          text: 'Keys, codes and alarms have owners and records',
          proof: 'Key register',
          failure: 'The landlord has keys, or a glass wall faces the corridor',
        },
        {
          text: 'Registers show receipt, copying, dispatch and destruction',
          proof: 'Document registers',
          failure: 'Copies are not counted',
        },
        {
          text: 'Visitors are announced, accompanied and recorded',
          proof: 'Visitor book',
          failure: 'A name is written down, but nobody accompanies the visitor',
        },
      ],
    },
    {
      title: 'Systems',
      short: 'Only accredited systems hold the data',
      items: [
        {
          text: 'No classified data is planned on systems without accreditation',
          proof: 'System list',
          failure: 'Cloud tools and everyday laptops are planned for it',
          checkedFirst: true,
        },
        {
          text: 'The accreditation route is agreed with the authority',
          proof: 'Plan or correspondence',
          failure: 'The project has no place to work',
        },
      ],
    },
    {
      title: 'Rules in use',
      short: 'People know the rules and use them',
      items: [
        {
          text: 'Security instructions are issued and briefed',
          proof: 'Briefing records',
          failure: 'The instruction is signed and unread',
        },
        {
          text: 'Breaches are reported by a practiced route',
          proof: 'Exercise record',
          failure: 'Nobody knows whom to call',
        },
        {
          text: 'Changes of owners, leaders or premises are reported',
          proof: 'Reporting procedure',
          failure: 'A new director is reported after the fact',
        },
        {
          text: 'The contract’s security terms reach each subcontractor',
          proof: 'Subcontract clauses',
          failure: 'The subcontractor has seen the drawing already',
          checkedFirst: true,
        },
        {
          text: 'Renewal and inspection dates are in the calendar',
          proof: 'Security calendar',
          failure: 'Renewal is asked for after the clearance has ended',
        },
      ],
    },
  ],
  upkeep: {
    event: 'the clearance',
    answer: 'The authority sets the term; you report changes at once',
    duties: [
      { title: 'Validity', text: '{fact:dk-validity}' },
      { title: 'Report', text: 'Tell the authority of new owners, directors, premises and every breach.' },
      { title: 'In between', text: 'Brief cleared people, and keep registers that match the documents.' },
    ],
  },
};
