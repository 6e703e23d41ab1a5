import type { Cases } from '../types';

export const itarCases: Cases = {
  questions: [
    { id: 'need', title: 'Are we under ITAR at all?' },
    { id: 'us-parts', title: 'Which US rules does a part bring?' },
    { id: 'license-times', title: 'How long does a US license take?' },
    { id: 'quote', title: 'May we see the drawing before a license?' },
    { id: 'us-persons', title: 'May a US person help us?' },
    { id: 'by-name', title: 'Which license or exception fits?' },
    { id: 'who-registers', title: 'Do we register with DDTC?' },
    { id: 'can-and-cannot', title: 'What may we do, and what not?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'US parts, software or drawings, or a part made under a US license',
      answer: 'Only what is on the US Munitions List.',
      text: 'It stays ITAR inside your product. Most US parts are under Commerce rules.',
    },
    {
      title: 'US persons in the work',
      answer: 'Their help needs approval first.',
      text: 'Even for a purely European military product.',
    },
    {
      title: 'Parties on US lists',
      answer: 'Screen owners, customers, suppliers.',
      text: 'Sanctions reach you without any US part.',
    },
    { title: 'None of the three', answer: 'Not under ITAR.', text: 'Keep the origin statements.' },
    {
      title: 'A customer wants an “ITAR certificate”',
      answer: 'None exists.',
      text: 'Offer your classification register, technology control plan and named users.',
    },
    { title: 'You want to register', answer: 'Normally you cannot.', text: 'Your US partner applies.' },
  ],
  cases: [
    {
      id: 'license-times',
      title: 'How long a license takes',
      short: 'Count in months',
      table: {
        columns: ['Office', 'What was found'],
        rows: [
          ['State Department (DDTC)', '{fact:ddtc-times}'],
          ['Commerce Department (BIS)', '{fact:bis-times}'],
        ],
      },
      note: 'Plan {=licenses.state} for a State license, {=licenses.agreement} for an agreement and {=licenses.commerce} for Commerce. {sure:our-estimate} Your supplier applies: ask for the date of filing and the case number.',
    },
    {
      id: 'quote',
      title: 'The drawing before a license: 22 CFR 125.4(c)',
      short: 'The DoD must ask',
      steps: [
        {
          title: 'Who sends',
          text: 'A US firm, unclassified technical data, to answer a request for quote or bid.',
        },
        {
          title: 'Who asked',
          text: 'An authorized Defense Department official, in writing. A prime’s own request is not enough.',
        },
        {
          title: 'Who receives',
          text: 'Nationals of NATO countries, Australia, Japan and Sweden. Not Ukraine.',
        },
        { title: 'What, and how far', text: '{fact:itar-125-4}' },
      ],
      note: 'Ask the prime: “Do you send this under 125.4(c), under a license, or as not controlled?”',
    },
    {
      id: 'us-parts',
      title: 'US rules by kind of part',
      short: 'Find the tightest one',
      answer: 'The tightest US item decides; most are not under ITAR',
      table: {
        columns: ['Tightest US item', 'Under ITAR?', 'What follows'],
        rows: [
          [
            'On the USML',
            'Yes, the item inside',
            '{fact:itar-any-share} The product needs State Department approval for re-export or a new end use.',
          ],
          [
            '600-series or 9x515',
            'No; Commerce rules (EAR)',
            'A license, or [STA](#by-name); no step at DDTC.',
          ],
          [
            'Another number of the Commerce list (ECCN)',
            'No; ask about the EAR',
            'Ask the supplier for ECCN and license. Below the shares of the EAR usually no US license is needed. {fact:ear-0a919}',
          ],
          [
            'EAR99',
            'No',
            'Usually no license. Embargoed places, listed parties and weapons uses stay barred.',
          ],
          ['None', 'No', '{fact:us-three-doors}'],
          [
            'You do not know',
            'Ask',
            'Ask each maker for jurisdiction and ECCN in writing. Promise no delivery before.',
          ],
        ],
      },
      note: '{fact:ear-share} {fact:ear-744-9} A drone with a US thermal core: ask its maker for ECCN and license before you quote. A US buyer [checks the parts first](/buyers/united-states#parts).',
    },
    {
      id: 'us-persons',
      title: 'Help by a US person',
      short: 'Approval first',
      answer: 'Approval comes first; the form depends on where the person works',
      table: {
        columns: ['Case', 'What it takes'],
        rows: [
          ['Who is one', '{fact:itar-us-person}'],
          ['Lives abroad, works for you', '{fact:itar-us-person-abroad} {fact:itar-us-person-limits}'],
          ['Works from the United States', '{fact:itar-us-person-in-us}'],
          [
            'Visits',
            'Does work during a visit to the US change the case? It turns on residence and place: ask DDTC.',
          ],
        ],
      },
    },
    {
      id: 'by-name',
      title: 'Licenses and exceptions by name',
      short: 'DSP-5, STA, 126.18',
      answer: 'DSP-5 for build to print; STA for A:5 governments; 126.18 for staff',
      table: {
        columns: ['Name', 'What it means for you'],
        rows: [
          ['DSP-5 under 124.13', '{fact:itar-124-13} Design work and other customers need a TAA or MLA.'],
          [
            'License Exception STA (EAR)',
            '{fact:ear-sta} {fact:ear-sta-user} {fact:ear-sta-statement} {fact:ear-sta-parties} Confirm with BIS or the US exporter.',
          ],
          ['22 CFR 126.18', '{fact:itar-126-18}'],
          ['22 CFR 126.7', '{fact:itar-126-7} {fact:itar-126-7-excluded}'],
          ['JCP and distribution statements', '{fact:distribution-statements} {fact:jcp}'],
          ['Specialty metals', '{fact:specialty-metals}'],
        ],
      },
    },
    {
      id: 'who-registers',
      title: 'Who registers with DDTC',
      short: 'Not you, as a rule',
      answer: 'US makers, exporters and brokers; a European company, as a rule, not',
      table: {
        columns: ['Company', 'Registers?', 'What it does'],
        rows: [
          [
            'US manufacturer, exporter or service provider',
            'Yes, even if it never exports',
            'Applies for licenses, appoints an empowered official',
          ],
          [
            'US subsidiary of a foreign company',
            'Yes, foreign ownership disclosed',
            'The parent stays a foreign person: its access needs authorization',
          ],
          [
            'Danish or Ukrainian company with goods or data from the US',
            'No, as a rule',
            'Is named as consignee, end user or party to an agreement. {fact:itar-dsp-83}',
          ],
          [
            'Broker',
            'US persons anywhere, foreign persons in the US or owned by US persons',
            'Brokering rules, 22 CFR part 129',
          ],
        ],
      },
    },
  ],
};
