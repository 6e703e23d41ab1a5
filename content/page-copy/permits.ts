import type { BuyerRow, WeaponQuestion } from '../buyers/types';
import { stopFirst } from '../planner/weapon';
import type { Meta, Text } from '../text';

/** Copy of the page on export permits by the seller's country; offices, days and documents come from the records. */
export const permitsPage = {
  meta: {
    title: 'Permit to export a drone: office, days, documents by country',
    description:
      'Your own country licenses what leaves it. Six steps, then office, days and documents for Ukraine, Denmark, Germany, Poland, and the law on armed drones.',
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
  /** Label of the disclosure around the permit links on a buyer's page. */
  decides: 'Your own country decides',
  /** Link to all countries. */
  all: 'All steps and countries',
  /** Links to the individual countries. */
  from: 'From {nation}',
  contents: {
    title: 'On this page',
    more: [
      { id: 'elsewhere', title: 'Other countries' },
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
    lead: 'Who licenses, in how many days once your documents are complete, and what you submit.' satisfies Text,
    office: 'Office',
    days: 'Days it takes',
    daysOf: '{what}: {n}',
    answer: '{office}; {n} days',
    file: 'What you submit',
    also: 'What else to know',
  },
  elsewhere: [
    {
      title: 'United States',
      answer: 'The State Department licenses military items, the Commerce Department the rest',
      lines: [
        'See [ITAR](/certifications/itar). If you have an order from there, see [selling to the United States](/buyers/united-states).',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Other countries',
      answer: 'Ask your own export office with letter 5',
      lines: ['The export office of your own country answers. [Letter 5](#letter-5) asks it.'],
    },
  ] satisfies BuyerRow[],
  armed: {
    id: 'armed',
    title: 'Armed drones',
    lead: 'The country of your company decides, not the buyer. Answer two questions. Is the drone made for military use, without civil use? Does it carry, release or contain a weapon, warhead or fuze, or steer itself onto a target?' satisfies Text,
    stop: `${stopFirst} Send the office the data sheet and ask for a written answer.` satisfies Text,
    who: 'Office to ask',
    /** Rules that apply in every nation. */
    everywhere: {
      title: 'Rules in every country',
      answer: 'Weapons and their parts are on the military list',
    },
    questions: {
      unarmed: 'An unarmed drone of military design',
      armed: 'A drone that is armed or has a warhead',
      starts: 'From when you need the permit',
      explosives: 'Explosives',
    } satisfies Record<WeaponQuestion, string>,
  },
} as const;
