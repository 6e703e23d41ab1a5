import { dated } from '../dated';
import { eur, months, usd } from '../units';
import { ceMarkingCases } from './cases/ce-marking';
import type { Certification } from './types';

/** CE marking: a declaration by the manufacturer, so never describe it as an approval. */
export const ceMarking = {
  slug: 'ce-marking',
  title: 'CE Marking',
  subtitle: 'Product conformity for the European market',
  focus: 'Product Conformity',
  tags: ['eu'],
  comparison: {
    name: 'CE Marking',
    timeline: months(3, 6),
    cost: eur(15000, 30000),
    complexity: 'Low-Medium',
    nato: 'No',
    usdod: 'No',
    eu: 'Required',
    prerequisites: 'Product Testing',
  },
  meta: {
    title: 'CE marking for drones and defense electronics: the steps',
    description:
      'Which EU acts apply to a drone or radio, when defense products are exempt, who signs the declaration, and how long CE marking takes and what it costs.',
  },
  place: { station: 'quality', label: 'CE Marking draws on it' },
  answer:
    'You need [CE marking](glossary:ce-marking) for each product under an EU act that you sell in the European Economic Area. You declare conformity yourself, without an authority.',
  intro: [
    'CE marking is the manufacturer’s own declaration that a product meets every European Union (EU) act that applies to it. A [notified body](glossary:notified-body) (a test and certification body that a country has named for an act) takes part only where an act requires one. Market surveillance checks afterwards and starts with your technical file.',
  ],
  ...ceMarkingCases,
  why: [
    {
      title: 'Market access in the European Economic Area',
      answer: 'Without the file you cannot sell.',
      text: 'Authorities can stop a product without the mark, the declaration or the file at the border, take it off sale or recall it, and the importer shares that risk.',
    },
    {
      title: 'Dual-use products in scope',
      answer: 'Dual-use products meet the civil rules in full.',
      text: 'Many startups sell one airframe to farmers, police and armies.',
    },
  ],
  requirements: [
    {
      title: 'List of applicable acts',
      answer: 'You decide yes or no for each act.',
      text: 'You identify every applicable act, with a written reason for each that does not apply.',
    },
    {
      title: 'Risk assessment and design',
      answer: 'You assess hazards before you design.',
      text: 'You look at every foreseeable use, and the design meets the essential requirements of each act. For connected radio equipment these requirements include cybersecurity.',
    },
    {
      title: 'Tests and harmonized standards',
      answer: 'You use the edition that the EU lists.',
      text: 'You apply harmonized standards, or give other proof that is as good. Tests keep to the listed restrictions and use the configuration you sell.',
    },
    {
      title: 'Technical file',
      answer: 'You usually keep the file ten years.',
      text: 'It contains description, drawings, risk assessment, standards, test reports and instructions, ready for the authorities. The years count from the day the last unit is placed on the market.',
    },
    {
      title: 'Declaration, mark, responsible operator',
      answer: 'The manufacturer takes responsibility by signing.',
      text: 'The manufacturer signs the EU declaration of conformity, affixes the mark and makes units traceable. {fact:ce-mark-size} {fact:eu-operator}',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(5000, 10000),
      buys: 'We help to list acts, conformity routes and tests.',
      title: 'Applicable acts and conformity routes',
      text: [
        'Your engineers and a consultant describe the product, its users, its radio links and its configurations. The result is the list of acts, the conformity route for each, and an answer on whether a defense exemption applies. The manufacturer decides and signs the result.',
        'The platform drafts the list and the risk assessment for your review. If you make the product outside the EU, in Ukraine for example, choose the importer or authorized representative now.',
      ],
      outputs: [
        'List of applicable acts with reasons',
        'Conformity route for each act',
        'Test plan with standards and editions',
        'Responsible operator in the EU, where needed',
      ],
    },
    {
      name: 'Implementation',
      duration: months(2, 4),
      investment: usd(15000, 30000),
      buys: 'We support you while you design, test and write; the laboratory’s fee is extra.',
      title: 'Design, tests and technical file',
      text: [
        'Engineering closes design gaps, for example in shielding, guards, labels, the update mechanism or the instructions. A laboratory, accredited for the standards where possible, tests the configuration you sell. Leave time for a second round.',
        'Software gets its own chapter on components, known vulnerabilities, update and support. The file is complete when a stranger can follow from each requirement to its proof.',
      ],
      outputs: [
        'Test reports for the final configuration',
        'Risk assessment with measures taken',
        'Technical file, version controlled',
        'Instructions and labels in the languages of the market',
      ],
    },
    {
      name: 'Certification',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      buys: 'We support you through review and declaration; a notified body’s fee is extra.',
      title: 'Notified body where required, then declaration',
      text: [
        'Where an act or your route asks for it, a notified body examines the type or your quality system and issues its certificate. Elsewhere you carry out the review yourself.',
        'A named person with authority signs the EU [declaration of conformity](glossary:doc) and the mark goes on the product. Production control makes sure that unit 500 is still the unit that was tested.',
      ],
      outputs: [
        'Notified body certificate, where required',
        'Signed EU declaration of conformity',
        'Marked product with type, serial number and address',
        'Plan for changes, complaints and incident reports',
      ],
    },
  ],
  prerequisites: [
    { text: 'Product testing, with a stable design and a unit that can be tested' },
    { text: 'Parts list with the radio modules and software components' },
    { text: 'A manufacturer, importer or authorized representative in the EU, where the act asks for one' },
  ],
  details: [
    {
      kind: 'table',
      id: 'acts',
      answer: 'You check ten acts, among them radio, drone class, batteries and software',
      short: 'You check ten acts',
      title: 'EU acts for drones and electronics',
      lead: 'Most makers of defense technology have to check these ten acts. Your product may fall under fewer, or more.',
      caption: 'EU acts that commonly apply to drones and electronics, who assesses and what is outside',
      columns: ['Act', 'Applies to', 'Who assesses', 'Outside the act'],
      rows: [
        [
          'Radio Equipment Directive 2014/53/EU',
          'Anything that sends or receives radio, the drone included',
          '{fact:red-scope}',
          '{fact:red-aviation} {fact:uas-radio-outside}',
        ],
        [
          'Unmanned aircraft, Regulation (EU) 2019/945',
          'Drones of classes C0 to C6 for the open category and declared operations. {fact:uas-mass-read} {fact:uas-mass-known} {fact:uas-machinery} From {day:machinery-2027} the [Machinery Regulation](glossary:machinery) takes the directive’s place.',
          '{fact:uas-assessment} Find a notified body in [NANDO](address:nando), the EU’s list, under act [2019/945](glossary:uas-2019-945).',
          '{fact:uas-scope}',
        ],
        [
          'Electromagnetic compatibility 2014/30/EU',
          '{fact:emc-scope}',
          'Manufacturer, or a notified body if you choose',
          'Radio equipment, which meets the same aims under its own act; for drones see the radio directive above.',
        ],
        [
          'Low Voltage Directive 2014/35/EU',
          '{fact:lvd-scope}',
          'Manufacturer; no notified body',
          'Voltages below the limits',
        ],
        [
          'Hazardous substances (RoHS) 2011/65/EU',
          'Electrical and electronic equipment',
          'Manufacturer',
          '{fact:rohs-scope}',
        ],
        [
          dated('Machinery: Directive 2006/42/EC, then Regulation (EU) 2023/1230', {
            date: '2027-01-20',
            text: 'Machinery: Regulation (EU) 2023/1230; units placed on the market before {2027-01-20} stay under Directive 2006/42/EC',
          }),
          'Machines with moving parts, such as ground robots for civil buyers; drones as above',
          'Manufacturer; notified body for some listed machines',
          '{fact:machinery-scope}',
        ],
        [
          'Batteries Regulation (EU) 2023/1542',
          'Batteries, sold alone or in a product',
          'Manufacturer of the battery; notified body for some duties',
          '{fact:batteries-scope}',
        ],
        [
          'Cyber Resilience Act, Regulation (EU) 2024/2847',
          'Products with digital elements that connect to a device or network',
          'Manufacturer; stricter routes for important and critical products',
          '{fact:cra-scope}',
        ],
        [
          'AI Act, Regulation (EU) 2024/1689',
          'Software with machine-learning models',
          'Manufacturer; sometimes a notified body',
          '{fact:ai-scope}',
        ],
        [
          'General Product Safety Regulation (EU) 2023/988',
          'Products sold to consumers',
          'Manufacturer',
          '{fact:gpsr-scope}',
        ],
      ],
      note: 'Keep an exemption in the file as a reasoned decision, with the act and the article. {fact:partly-completed}',
    },
  ],
  notes: [
    'In our comparison, NATO and US DoD (Department of Defense) have “No” because neither asks for the mark.',
    'The third phase is named Certification as on most of these pages. CE marking itself is a declaration, and a certificate exists only where a notified body took part.',
    'CE marking does not replace [an export license](/buyers/permits), a flight permission or the acceptance tests of a military customer.',
  ],
  contact: {
    title: 'Does your product need the CE mark?',
    text: 'Send us a general description of the product, its radios and its buyers, without controlled data. We tell you which acts apply and which do not.',
  },
  checklist: [
    {
      title: 'Scope',
      short: 'Every variant is described',
      items: [
        {
          text: 'Product, configurations and users are described',
          proof: 'Product description',
          failure: 'A variant with another antenna is sold and described nowhere',
          prepareFirst: true,
        },
        {
          text: 'Every applicable act is listed; every exclusion has a reason',
          proof: 'List of acts, signed',
          failure: 'Two acts were tested, but four apply, and the file is opened again after launch',
          checkedFirst: true,
        },
        {
          text: 'The manufacturer under the law is decided',
          proof: 'Label and contract',
          failure: 'The name on the label is a dealer’s',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'An operator in the EU is named, where required',
          proof: 'Mandate or import agreement',
          failure: 'Customs asks, and nobody in the EU answers',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Design and risk',
      short: 'Risks include foreseeable misuse',
      items: [
        {
          text: 'Risks are assessed for foreseeable use and misuse',
          proof: 'Risk assessment',
          failure: 'Only the intended use was looked at',
        },
        {
          text: 'Essential requirements are traced to the design',
          proof: 'Requirement matrix',
          failure: 'Nobody can say which test answers which requirement',
        },
        {
          text: 'Cybersecurity of radio and software is assessed',
          proof: 'Cybersecurity assessment',
          failure: 'The product has default passwords and no update path',
          checkedFirst: true,
        },
        {
          text: 'Supplier declarations for modules are on file',
          proof: 'Supplier declarations of conformity',
          failure: 'The radio module is marked, so the drone is assumed to be covered',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Proof',
      short: 'Tests follow the listed edition',
      items: [
        {
          text: 'Standards and editions are chosen from the EU lists',
          proof: 'Standards list',
          failure: 'The edition tested is not the one listed',
        },
        {
          text: 'Tests cover the configuration that is sold',
          proof: 'Test reports with photographs',
          failure: 'The unit tested had another battery',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'A notified body has examined what it must',
          proof: 'Certificate with number',
          failure: 'A class label is copied from a competitor',
        },
        {
          text: 'Instructions and warnings exist in the market’s languages',
          proof: 'Instructions',
          failure: 'They exist in English only',
        },
        {
          text: 'Two laboratories were asked for scope and dates',
          proof: 'Quotations',
          failure: 'The design was final before anyone asked a laboratory',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Declaration and mark',
      short: 'A named person has signed',
      items: [
        {
          text: 'The EU declaration of conformity is signed and names all acts',
          proof: 'Signed declaration',
          failure: 'The mark is on the label, and nobody has signed',
        },
        {
          text: 'The mark has its proportions, its height (5 mm as a rule) and lasts',
          proof: 'Label drawing',
          failure: 'The mark is printed too small, or wears off',
        },
        {
          text: 'Type, serial number, name and address are on the product',
          proof: 'Label drawing',
          failure: 'Two units cannot be told apart',
        },
        {
          text: 'The notified body’s number follows the mark, where it applies',
          proof: 'Label drawing',
          failure: 'The number is on the label without an assessment',
        },
      ],
    },
    {
      title: 'After the launch',
      short: 'You keep the file yourself',
      items: [
        {
          text: 'The technical file is kept and can be handed over',
          proof: 'File index, storage rule',
          failure: 'Only the consultant has the file',
        },
        {
          text: 'Changes are checked against the declaration',
          proof: 'Change records',
          failure: 'The firmware changed, and nobody checked the declaration',
        },
        {
          text: 'Vulnerabilities and incidents are handled and reported',
          proof: 'Handling procedure, log',
          failure: 'There is no address for reports and no support period',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Series production matches the tested unit',
          proof: 'Production checks',
          failure: 'Unit 500 is not the unit that was tested',
        },
      ],
    },
  ],
  upkeep: {
    event: 'the declaration',
    answer: 'A declaration has no expiry date, but you check each change',
    duties: [
      {
        title: 'At each change',
        text: 'For a new antenna, battery, firmware or act, check the file and sign again where it applies.',
      },
      {
        title: 'In production',
        text: 'Keep the product as tested, handle complaints, and watch acts and lists of standards.',
      },
      { title: 'Vulnerabilities', text: '{fact:cra-reporting} The duty applies since {2026-09-11}.' },
    ],
  },
} satisfies Certification;
