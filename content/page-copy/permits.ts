import type { BuyerRow, WeaponQuestion } from '../buyers/types';
import { stopFirst } from '../planner/weapon';
import type { Meta, Text } from '../text';

/** Copy of the page on export permits by the seller's country; offices, days and documents come from the records. */
export const permitsPage = {
  meta: {
    title: 'Permit to export a drone: office, days, papers by nation',
    description:
      'Your own nation licenses what leaves it. Six steps, then office, days and papers for Ukraine, Denmark, Germany, Poland and others, and the law on armed drones.',
  } satisfies Meta,
  title: 'Permit to export',
  cardFact: 'Six steps, then office, days and papers by your seat',
  lead: 'Your own nation licenses what leaves it, no matter who buys: items, drawings, files and advice.' satisfies Text,
  facts: {
    days: { term: 'Days, military goods', note: 'Others: ask' },
    daysOf: '{country} {n}',
    others: [
      { term: 'First letter', text: '[Letter 5: what is our item?](#letter-5)' },
      /** The buyer is the company's nation, so nothing crosses a border. */
      { term: 'Your own nation buys', text: 'No export license; permits to make and trade still apply' },
      { term: 'Armed drone', text: '[A permit to make it comes first](#armed)' },
    ] satisfies { term: string; text: Text }[],
  },
  /** Label of the disclosure around the permit links on a buyer's page. */
  decides: 'Your nation decides',
  /** Link to all countries. */
  all: 'All steps and seats',
  /** Links to the individual countries. */
  from: 'From {nation}',
  contents: {
    title: 'On this page',
    more: [
      { id: 'elsewhere', title: 'Elsewhere' },
      { id: 'armed', title: 'Armed drones' },
    ],
  },
  steps: { id: 'steps', title: 'Six steps' },
  letter: {
    id: 'letter-5',
    title: 'Letter 5',
    answer: 'Asks your export office what your item is, and which license it needs',
    short: 'What is our item?',
    letter: '5',
  } satisfies BuyerRow,
  seats: {
    id: 'seats',
    title: 'By your seat',
    lead: 'Who licenses, in how many days from complete papers, and what to file.' satisfies Text,
    office: 'Office',
    days: 'Days',
    daysOf: '{what}: {n}',
    answer: '{office}; {n} days',
    file: 'To file',
    also: 'Also',
  },
  elsewhere: [
    {
      title: 'United States',
      answer: 'State for military items, Commerce for the rest',
      lines: [
        'See [ITAR](/certifications/itar). An order from there is another matter: [selling to the United States](/buyers/united-states).',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Elsewhere',
      answer: 'Your own export office, with letter 5',
      lines: ['The export office of your own nation answers; [letter 5](#letter-5) asks it.'],
    },
  ] satisfies BuyerRow[],
  armed: {
    id: 'armed',
    title: 'Armed drones',
    lead: 'Your seat decides, not the buyer. Two questions: Is the drone made for military use, without civil use? Does it carry, release or contain a weapon, warhead or fuze, or steer itself onto a target?' satisfies Text,
    stop: `${stopFirst} Send the office the data sheet and ask for a written answer.` satisfies Text,
    who: 'Ask',
    /** Rules that apply in every nation. */
    everywhere: { title: 'Everywhere', answer: 'Weapons and their parts are on the military list' },
    questions: {
      unarmed: 'Unarmed, military design',
      armed: 'Armed, or with a warhead',
      starts: 'From when',
      explosives: 'Explosives',
    } satisfies Record<WeaponQuestion, string>,
  },
} as const;
