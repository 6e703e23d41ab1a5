import type { TableBlock } from './types';

/** Tables to look things up in: which rules a US part or person brings, the licenses by name, and how long they take. */
export const itarReferences: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'us-parts',
    title: 'US rules by kind of part',
    lead: 'Most US parts are not under ITAR: look for the tightest one',
    caption: 'The tightest US item, software or drawing in the product',
    columns: ['Tightest US item', 'Under ITAR?', 'What follows'],
    rows: [
      ['On the USML', 'Yes, the item inside', '{fact:itar-any-share} The product needs State Department approval for re-export or a new end use.'],
      ['600-series or 9x515', 'No; Commerce rules (EAR)', 'A license, or STA if the final user is an A:5 government or in the US; no step at DDTC. To Country Group D:5 any share counts.'],
      ['Another number of the Commerce list (ECCN)', 'No; ask about the EAR', 'Ask the supplier for ECCN and license. Below the shares of the EAR usually no US license is needed. {fact:ear-0a919}'],
      ['EAR99', 'No', 'Usually no license. Embargoed places, listed parties and weapons uses stay barred. Keep the supplier’s statement.'],
      ['None', 'No', '{fact:us-three-doors}'],
      ['You do not know', 'Ask', 'List the parts by maker and ask each for jurisdiction and ECCN in writing. Promise no delivery before.'],
    ],
    note: '{fact:ear-share} {fact:ear-0a919-scope} {fact:ear-744-9} A drone with a US thermal core: ask its maker for ECCN and license before you quote.',
  },
  {
    kind: 'table',
    id: 'us-persons',
    title: 'Help by US persons',
    lead: 'The form depends on where the person lives and works',
    caption: 'Approval of help by a US person with a defense article',
    columns: ['Case', 'What it takes'],
    rows: [
      ['Who is one', '{fact:itar-us-person}'],
      ['Lives abroad, works for you', '{fact:itar-us-person-abroad} {fact:itar-us-person-limits}'],
      ['Works from the United States', '{fact:itar-us-person-in-us}'],
      ['Visits, or works from there for a time', 'Does work during a visit to the US change the case? It turns on residence and place: ask DDTC.'],
    ],
  },
  {
    kind: 'table',
    id: 'by-name',
    title: 'Licenses and exceptions',
    lead: 'DSP-5 for build to print, 125.4(c), STA, 126.18, 126.7, JCP, specialty metals',
    caption: 'What a European or Ukrainian company can use',
    columns: ['Name', 'What it means for you'],
    rows: [
      ['DSP-5 under 22 CFR 124.13', '{fact:itar-124-13}'],
      ['22 CFR 125.4(c), to quote', '{fact:itar-125-4} {fact:itar-125-4-limits}'],
      ['License Exception STA (EAR)', '{fact:ear-sta} {fact:ear-sta-user} {fact:ear-sta-statement} {fact:ear-sta-parties} Confirm with the US exporter.'],
      ['22 CFR 126.18', '{fact:itar-126-18}'],
      ['22 CFR 126.7', '{fact:itar-126-7}'],
      ['JCP and distribution statements', '{fact:jcp} {fact:distribution-statements}'],
      ['Specialty metals', '{fact:specialty-metals}'],
    ],
  },
  {
    kind: 'table',
    id: 'license-times',
    title: 'Time for a US license',
    lead: 'Neither office publishes current times that we could read',
    caption: 'Times of US licenses',
    columns: ['Office', 'What was found'],
    rows: [
      ['State Department (DDTC)', '{fact:ddtc-promise} {fact:ddtc-times}'],
      ['Commodity jurisdiction', '{fact:cj-times}'],
      ['Commerce Department (BIS)', '{fact:bis-times}'],
    ],
    note: 'Plan {=licenses.state} for a State license, {=licenses.agreement} for an agreement and {=licenses.commerce} for Commerce. {sure:assumed} Your supplier applies, so ask for the date of filing and the case number.',
  },
];
