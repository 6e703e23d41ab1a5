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
  lead: 'Is SAFE money for me? No: your customer borrows, you sell. Grants go to consortia, and the EDF pays testing and certification of a product.' satisfies Text,
  facts: [
    ...programs.map(({ id = '', short = '' }) => ({ term: id.toUpperCase(), text: short })),
    { term: 'For a certificate', text: '[Of a product: EDF. Of a system: ask](#certification)' },
  ],
  /** Links on the buyers' pages. */
  links: [
    { label: 'SAFE, EDIP, EDF', href: '/buyers/eu-money#three' },
    { label: 'Small companies', href: '/buyers/eu-money#programs' },
  ],
  contents: {
    title: 'On this page',
    items: [
      { id: 'safe', title: 'Is SAFE money for me?' },
      { id: 'edip', title: 'Who gets grants from EDIP?' },
      { id: 'edf', title: 'May we take part in the EDF?' },
      { id: 'programs', title: 'Where does a small company look?' },
      { id: 'certification', title: 'Does anybody pay for certification?' },
      { id: 'limits', title: 'When must a purchase be published?' },
    ],
  },
  sections: [
    {
      id: 'three',
      title: 'Three programs',
      table: {
        columns: [{ label: 'Program', width: 'm' }, ...columns, { label: 'What counts' }],
        rows: programs.map(programRow),
      },
      points: [partsList],
    },
    {
      id: 'programs',
      title: 'Small companies',
      lead: 'Each has calls of its own: read the conditions of the call before you plan a proposal.',
      theme: 'tint',
      table: { columns: [{ label: 'Program', width: 'm' }, ...columns], rows: smallPrograms.map(programRow) },
    },
    {
      id: 'certification',
      title: 'Money for certification',
      lead: 'A certificate of the product can be an eligible cost: the [EDF](#edf) pays testing, qualification and certification in a development action. A certificate of your system, such as ISO 9001 or AQAP 2110, is not in its list; that is our reading. [What each certification costs](/certifications/costs). Two questions before you count on it:',
      size: 'sub',
      points: certificates,
    },
    {
      id: 'limits',
      title: 'When a purchase is published',
      size: 'sub',
      points: ['{fact:ted-threshold} [All dated rules](/rules).', ...comingLimits],
    },
  ] satisfies BuyerSection[],
};
