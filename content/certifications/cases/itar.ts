import type { Cases } from '../types';

/** US parts, drawings and persons, the times of a license, and who registers. */
export const itarCases: Cases = {
  questions: [
    { id: 'need', title: 'Are we under ITAR at all?' },
    { id: 'us-parts', title: 'Which US rules does a part bring?' },
    { id: 'license-times', title: 'How long does a US license take?' },
    { id: 'quote', title: 'May we see the drawing before a license?' },
    { id: 'us-persons', title: 'May a US person help us?' },
    { id: 'by-name', title: 'Which license or exception fits?' },
    { id: 'who-registers', title: 'Do we register with the State Department?' },
    { id: 'can-and-cannot', title: 'What may we do, and what not?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'You use US parts, software or drawings, or a part made under a US license',
      answer: 'Yes, but only for what is on the US Munitions List.',
      verdict: 'yes',
      text: 'Such an item remains under ITAR inside your product. Most US parts are under the rules of the Commerce Department.',
    },
    {
      title: 'US persons take part in the work',
      answer: 'Yes, because their help needs approval first.',
      verdict: 'yes',
      text: 'This applies even to a purely European military product.',
    },
    {
      title: 'You deal with parties on US lists',
      answer: 'Perhaps, so screen owners, customers and suppliers.',
      verdict: 'perhaps',
      text: 'US sanctions reach you even if you use no US part.',
    },
    {
      title: 'None of these three applies',
      answer: 'No, then you are not under ITAR.',
      verdict: 'no',
      text: 'Keep the origin statements of your suppliers.',
    },
    {
      title: 'A buyer wants an “ITAR certificate”',
      answer: 'No, because such a certificate does not exist.',
      verdict: 'no',
      text: 'Offer your classification register, your technology control plan and the names of the users.',
    },
    {
      title: 'You want to register',
      answer: 'No, normally a foreign company cannot register.',
      verdict: 'no',
      text: 'Your US partner applies for the license.',
    },
  ],
  cases: [
    {
      kind: 'table',
      id: 'license-times',
      title: 'How long a license takes',
      short: 'Count in months',
      columns: ['Office', 'What we found'],
      rows: [
        ['State Department (DDTC)', '{fact:ddtc-times}'],
        ['Commerce Department (BIS)', '{fact:bis-times}'],
      ],
      note: 'Plan {figure:licenses.state} for a State license, {figure:licenses.agreement} for an agreement and {figure:licenses.commerce} for Commerce. {sure:our-estimate} Your supplier applies, so ask it for the date of filing and the case number.',
    },
    {
      kind: 'steps',
      id: 'quote',
      title: 'The drawing before a license: 22 CFR 125.4(c)',
      short: 'Only if the DoD asked for it',
      items: [
        {
          title: 'Who sends',
          text: 'A US company sends unclassified technical data to answer a request for quote or bid.',
        },
        {
          title: 'Who asked',
          text: 'An authorized official of the Department of Defense (DoD) asked for it in writing. A prime’s own request is not enough.',
        },
        {
          title: 'Who receives',
          text: 'Nationals of NATO countries, Australia, Japan and Sweden may receive it, but nationals of Ukraine may not.',
        },
        { title: 'What, and how far', text: '{fact:itar-125-4}' },
      ],
      note: 'Ask the prime: “Do you send this under 125.4(c), under a license, or as not controlled?”',
    },
    {
      kind: 'table',
      id: 'us-parts',
      title: 'US rules by kind of part',
      short: 'The tightest US item decides',
      answer: 'The tightest US item decides; most US parts are not under ITAR',
      columns: ['Tightest US item', 'Under ITAR?', 'What follows'],
      rows: [
        [
          'On the US Munitions List',
          'Yes, the item inside',
          '{fact:itar-any-share} The product needs State Department approval for re-export or a new end use.',
        ],
        [
          '600-series or 9x515',
          'No; it is under the Commerce rules (EAR)',
          'You need a license, or the license exception [Strategic Trade Authorization (STA)](#by-name). You take no step at DDTC.',
        ],
        [
          'Another export control classification number (ECCN) of the Commerce list',
          'No; ask about the EAR',
          'Ask the supplier for [ECCN](glossary:eccn) and license. Below the shares of the EAR usually no US license is needed. {fact:ear-0a919}',
        ],
        [
          'EAR99',
          'No',
          'You usually need no license, but embargoed places, listed parties and weapons uses remain barred.',
        ],
        ['None', 'No', '{fact:us-three-doors}'],
        [
          'You do not know',
          'Ask the maker',
          'Ask each maker for jurisdiction and ECCN in writing. Promise no delivery before you have the answer.',
        ],
      ],
      note: '{fact:ear-share} {fact:ear-744-9} If your drone has a US thermal core, ask its maker for ECCN and license before you quote. A US buyer [checks the parts first](/buyers/united-states#parts).',
    },
    {
      kind: 'table',
      id: 'us-persons',
      title: 'Help by a US person',
      short: 'Approval comes first',
      answer: 'Approval comes first; the form depends on where the person works',
      columns: ['Case', 'What you need'],
      rows: [
        ['Who is a US person', '{fact:itar-us-person}'],
        [
          'The person lives abroad and works for you',
          '{fact:itar-us-person-abroad} {fact:itar-us-person-limits}',
        ],
        ['The person works from the United States', '{fact:itar-us-person-in-us}'],
        [
          'The person visits the United States',
          'Does work during a visit to the US change the case? It depends on residence and place: ask DDTC.',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'by-name',
      title: 'Licenses and exceptions by name',
      short: 'DSP-5, STA, 126.18 and others',
      answer: 'DSP-5 is for build to print, STA for governments in Country Group A:5, 126.18 for your staff',
      columns: ['Name', 'What it means for you'],
      rows: [
        [
          'DSP-5 under 124.13',
          '{fact:itar-124-13} Design work and other customers need a technical assistance agreement (TAA) or a [manufacturing license agreement](glossary:mla) (MLA).',
        ],
        [
          'License Exception STA (EAR)',
          '{fact:ear-sta} {fact:ear-sta-user} {fact:ear-sta-statement} {fact:ear-sta-parties} Confirm with BIS or the US exporter.',
        ],
        ['22 CFR 126.18', '{fact:itar-126-18}'],
        ['22 CFR 126.7', '{fact:itar-126-7} {fact:itar-126-7-excluded}'],
        [
          'Joint Certification Program (JCP) and distribution statements',
          '{fact:distribution-statements} {fact:jcp}',
        ],
        ['Specialty metals', '{fact:specialty-metals}'],
      ],
    },
    {
      kind: 'table',
      id: 'who-registers',
      title: 'Who registers with DDTC',
      short: 'As a rule, you do not',
      answer: 'US makers, exporters and brokers register; a European company, as a rule, does not',
      columns: ['Company', 'Does it register?', 'What it does'],
      rows: [
        [
          'US manufacturer, exporter or service provider',
          'Yes, even if it never exports',
          'It applies for licenses and appoints an empowered official',
        ],
        [
          'US subsidiary of a foreign company',
          'Yes, and it discloses foreign ownership',
          'The parent remains a foreign person: its access needs authorization',
        ],
        [
          'Danish or Ukrainian company with goods or data from the US',
          'No, as a rule',
          'It is named as consignee, end user or party to an agreement. {fact:itar-dsp-83}',
        ],
        [
          'Broker',
          'US persons anywhere, foreign persons in the US or owned by US persons',
          'It follows the brokering rules, 22 CFR part 129',
        ],
      ],
    },
  ],
};
