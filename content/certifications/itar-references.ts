import type { TableBlock } from './types';

/** Tables to look things up in: which rules a US part brings, and the licenses and exceptions by name. */
export const itarReferences: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'us-parts',
    title: 'US rules by kind of part',
    lead: 'Most US parts are not under ITAR: look for the tightest one',
    caption: 'The tightest US item, software or drawing in the product',
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
        'A license or License Exception STA, and no step at DDTC. To Country Group D:5 any share counts.',
      ],
      [
        'Another number of the Commerce list (ECCN)',
        'No; ask about the EAR',
        'Ask the supplier for ECCN and license. Below the shares of the EAR usually no US license is needed.',
      ],
      [
        'EAR99',
        'No',
        'Usually no license. Embargoed places, listed parties and weapons uses stay barred. Keep the supplier’s statement.',
      ],
      ['None', 'No', '{fact:us-three-doors}'],
      [
        'You do not know',
        'Ask',
        'List the parts by maker and ask each for jurisdiction and ECCN in writing. Promise no delivery before.',
      ],
    ],
    note: '{fact:ear-share}',
  },
  {
    kind: 'table',
    id: 'by-name',
    title: 'Licenses and exceptions',
    lead: 'DSP-5 for build to print, STA, 126.18, 126.7, JCP, specialty metals',
    caption: 'What a European or Ukrainian company can use',
    columns: ['Name', 'What it means for you'],
    rows: [
      ['DSP-5 under 22 CFR 124.13', '{fact:itar-124-13}'],
      [
        'License Exception STA (EAR)',
        '{fact:ear-sta} General practice: it needs the ECCN, your statement and end use in A:5; confirm with the US exporter.',
      ],
      ['22 CFR 126.18', '{fact:itar-126-18}'],
      ['22 CFR 126.7', '{fact:itar-126-7}'],
      [
        'JCP and distribution statements',
        '{fact:jcp} Statements C and D are for US contractors, as general practice: confirm with the prime.',
      ],
      ['Specialty metals', '{fact:specialty-metals}'],
    ],
  },
];
