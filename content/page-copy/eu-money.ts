import {
  certificates,
  comingLimits,
  partsList,
  programRow,
  programs,
  smallPrograms,
} from '../buyers/eu-money';
import type { BuyerSection } from '../buyers/types';
import type { Meta, Text } from '../text';

/** Columns of both tables. */
const columns = [{ label: 'Who may take part' }, { label: 'What it pays' }];

/** Copy of the page on EU money and rules. */
export const euMoneyPage = {
  meta: {
    title: 'EU defense money: SAFE, EDIP, EDF and small programs',
    description:
      'Who may take part in SAFE, EDIP and the EDF, what each pays, when a purchase must be published, and where a small company looks for money for certification.',
  } satisfies Meta,
  title: 'EU money and rules',
  cardFact: 'SAFE, EDIP, EDF: who may take part and what each pays',
  lead: 'Your buyer borrows money from the EU program SAFE, and you sell to that buyer. Grants go to consortia.' satisfies Text,
  facts: [
    ...programs.map(({ id = '', short = '' }) => ({ term: id.toUpperCase(), text: short })),
    {
      term: 'Money for a certificate',
      text: '[For a product, the EDF; for your system, ask](#certification)',
    },
  ],
  /** Links on the buyers' pages. */
  links: [
    { label: 'SAFE, EDIP and EDF', href: '/buyers/eu-money#three' },
    { label: 'Money for small companies', href: '/buyers/eu-money#programs' },
  ],
  contents: {
    title: 'On this page',
    items: [
      { id: 'safe', title: 'SAFE' },
      { id: 'edip', title: 'EDIP' },
      { id: 'edf', title: 'EDF' },
      { id: 'programs', title: 'Money for small companies' },
      { id: 'certification', title: 'Money for certification' },
      { id: 'limits', title: 'When a purchase must be published' },
    ],
  },
  sections: [
    {
      id: 'three',
      title: 'SAFE, EDIP and EDF: who may take part',
      table: {
        columns: [{ label: 'Program', width: 'm' }, ...columns, { label: 'Other conditions' }],
        rows: programs.map(programRow),
      },
      points: [partsList],
    },
    {
      id: 'programs',
      title: 'Money for small companies',
      lead: 'Each program has calls of its own. Read the conditions of the call before you plan a proposal.',
      theme: 'tint',
      table: { columns: [{ label: 'Program', width: 'm' }, ...columns], rows: smallPrograms.map(programRow) },
    },
    {
      id: 'certification',
      title: 'Money for certification',
      lead: 'A certificate of the product can be an eligible cost: the [EDF](#edf) pays testing, qualification and certification in a development action. In our reading, its list leaves out a certificate of your system, such as [ISO 9001](glossary:iso-9001) or [AQAP 2110](glossary:aqap-2110). See [what each certification costs](/certifications/costs). Ask two questions before you count on the money.',
      size: 'sub',
      points: certificates,
    },
    {
      id: 'limits',
      title: 'When a purchase must be published',
      size: 'sub',
      points: ['{fact:ted-threshold} See [all dated rules](/rules).', ...comingLimits],
    },
  ] satisfies BuyerSection[],
};
