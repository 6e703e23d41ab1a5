import type { BuyerRow, BuyerStatement, WeaponQuestion } from '../buyers/types';
import { stopFirst } from '../planner/weapon';
import type { Meta, Text } from '../text';

/** Copy of the page on export permits by the seller's country; offices, days and documents come from the records. */
export const permitsPage = {
  meta: {
    title: 'Permit to export a drone: office, days, documents by country',
    description:
      'Your own country licenses what leaves it. Read six steps, the office, days and documents in Ukraine, Denmark, Germany and Poland, and the law on armed drones.',
  } satisfies Meta,
  title: 'Permit to export',
  cardFact: 'Six steps, then office, days and documents by country',
  lead: 'Your own country licenses what leaves it, no matter who buys. This covers items, drawings, files and advice.' satisfies Text,
  facts: {
    days: { term: 'Days for military goods', note: 'Ask in the other countries' },
    daysOf: '{country} {n}',
    others: [
      { term: 'First letter', text: '[Letter 5: what is our item?](#letter-5)' },
      /** The buyer is the company's nation, so nothing crosses a border. */
      {
        term: 'Your own country buys',
        text: 'You need no export license, but permits to make and trade still apply',
      },
      { term: 'Armed drones', text: '[You need a permit to make them first](#armed)' },
    ] satisfies { term: string; text: Text }[],
  },
  /** Link to the table. */
  all: 'All countries',
  contents: {
    title: 'On this page',
    items: [
      { id: 'steps', title: 'Six steps to an export permit' },
      { id: 'letter-5', title: 'Letter 5: what is our item?' },
      { id: 'seats', title: 'Offices, days and permits by country' },
      { id: 'armed', title: 'Armed drones' },
    ],
  },
  steps: { id: 'steps', title: 'Six steps to an export permit' },
  letter: {
    id: 'letter-5',
    title: 'Letter 5',
    answer: 'This letter asks your export office what your item is and which license it needs',
    short: 'What is our item?',
    letter: '5',
  } satisfies BuyerRow,
  seats: {
    id: 'seats',
    title: 'Permits by the country of your company',
    lead: 'Who licenses what, in how many days once your documents are complete, and whether you need a permit to make the drone.' satisfies Text,
    caption: 'Export permits and permits to make a drone, by country',
    /** Label of the buttons that select a country. */
    choice: 'Country of your company',
    columns: {
      seat: 'Country',
      military: 'Military items',
      dualUse: 'Dual-use items',
      days: 'Days, military items',
      unarmed: 'Making an unarmed drone of military design',
      armed: 'Making an armed drone',
    },
    /** Office for dual-use items that also licenses military items. */
    sameOffice: 'The same office',
    /** Days that no office has stated. */
    askDays: 'Ask the office',
    weeks: '{n} weeks',
    /** Heading of the statements behind a row. */
    more: 'More on {nation}',
    export: 'Export license',
    making: 'Permit to make the drone',
    office: 'Office',
    days: 'Days',
    daysOf: '{what}: {n}',
    file: 'You submit',
    also: 'Also',
  },
  elsewhere: [
    {
      id: 'united-states',
      title: 'United States',
      military: 'State Department',
      dualUse: 'Commerce Department',
      lines: [
        'See [ITAR](/certifications/itar). If you have an order from there, see [selling to the United States](/buyers/united-states).',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Other countries',
      military: 'Your own export office',
      lines: ['The export office of your own country answers. [Letter 5](#letter-5) asks it.'],
    },
  ] satisfies { id: string; title: string; military: Text; dualUse?: Text; lines: BuyerStatement[] }[],
  armed: {
    id: 'armed',
    title: 'Armed drones',
    lead: 'The country of your company decides, not the buyer. Answer two questions. Is the drone made for military use, without civil use? Does it carry, release or contain a weapon, warhead or fuze, or steer itself onto a target?' satisfies Text,
    stop: `${stopFirst} Send the office the data sheet and ask for a written answer.` satisfies Text,
    who: 'Office',
    /** The office, which has its article. */
    decides: 'Ask {who}',
    questions: {
      unarmed: 'Unarmed military drone',
      armed: 'Armed drone or warhead',
      starts: 'Permit needed from',
      explosives: 'Explosives',
    } satisfies Record<WeaponQuestion, string>,
  },
} as const;
