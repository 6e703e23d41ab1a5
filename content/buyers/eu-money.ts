import type { AddressId } from '../addresses';
import { dated } from '../dated';
import { laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import type { BuyerEntry, BuyerFact } from './types';

/** Funding program: who may take part, what it pays, and other conditions. */
export interface Program {
  /** URL fragment of its row, if pages link to it. */
  id?: string;
  name: string;
  address?: AddressId;
  /** Answer at the top of the page. */
  short?: string;
  who: readonly [BuyerFact, ...BuyerFact[]];
  pays: readonly [BuyerFact, ...BuyerFact[]];
  also?: readonly BuyerFact[];
}

/** Day of the check on EDF payments, the omnibus and DIANA. */
const latestCheck = '2026-11-28';

const edip = '€1.5 billion to 2027';
const edf = dated('About €1 billion for 2026', {
  date: '2027-01-01',
  text: '2027 is the fund’s last year: look for its work program',
});

/** Returns the table row of a program, with its name linked to the official address. */
export const programRow = ({ id, name, address, who, pays, also = [] }: Program) => ({
  id,
  cells: [address ? `[${name}](address:${address})` : name, who, pays, also],
});

/** Defense programs of the EU. */
export const programs: readonly Program[] = [
  {
    id: 'safe',
    name: 'Security Action for Europe (SAFE)',
    address: 'safe',
    short: 'Loans to states, none to you',
    who: [
      {
        text: 'Contractors must be in the EU, Iceland, Liechtenstein, Norway or Ukraine.',
        ...laterCheckEvidence.secondHand('safe', 'Article 16'),
      },
      {
        text: 'Canada takes part under an agreement that was applied provisionally, so ask whether it is in force.',
        ...laterCheckEvidence.verified('safe-canada'),
      },
    ],
    pays: [
      {
        text: 'SAFE gives loans to states: your buyer borrows the money, and you sell to that buyer.',
        ...laterCheckEvidence.secondHand('safe', 'Article 16'),
      },
    ],
    also: [
      {
        text: 'Parts from other countries may reach 35% of the estimated cost of components. For complex systems the contractor must be free to change the design.',
        ...laterCheckEvidence.secondHand('safe', 'Article 16(10)'),
      },
    ],
  },
  {
    id: 'edip',
    name: 'European Defence Industry Programme (EDIP)',
    short: `Grants, ${edip}`,
    who: [
      {
        text: 'Manufacturers in the EU may take part, and manufacturers from Ukraine through a consortium.',
        ...laterCheckEvidence.secondHand('edip'),
      },
    ],
    pays: [
      {
        text: `EDIP gives grants: ${edip}, €300 million of it for Ukraine.`,
        ...laterCheckEvidence.secondHand('edip'),
      },
    ],
    also: [
      {
        text: '65% of the components have to come from the EU or associated states. As a rule the design authority is in the EU.',
        ...laterCheckEvidence.secondHand('edip'),
      },
    ],
  },
  {
    id: 'edf',
    name: 'European Defence Fund (EDF)',
    address: 'edf',
    short: edf,
    who: [
      {
        text: 'Consortia may take part, normally of at least three companies from three states. The companies must be established and controlled in the EU or in associated countries.',
        ...laterCheckEvidence.secondHand('edf', 'Article 9'),
      },
      {
        text: 'A company of twelve people may join a consortium, because its size does not exclude it.',
        ...verified('edf', { section: 'Article 12(e)', checked: latestCheck }),
      },
    ],
    pays: [
      {
        text: dated(`${edf}, €60 million of it in open calls for small companies.`, {
          date: '2027-01-01',
          text: `${edf}.`,
        }),
        ...laterCheckEvidence.secondHand('edf-2026'),
      },
      {
        text: 'In development actions the EDF also pays for testing, qualification and certification of the product, up to 80% of the cost. Small companies can get more through increases, and the call sets the rate.',
        ...verified('edf', { section: 'Articles 10(3) and 13', checked: latestCheck }),
      },
    ],
    also: [
      {
        text: 'An EU regulation of {2025-12-19} opened the way for Ukraine to join the EDF. Is the agreement in force for your call?',
        ...laterCheckEvidence.openQuestion('the contact named in the call'),
      },
    ],
  },
];

/** List of parts that a supplier should keep available, whatever the source of the money. */
export const partsList: BuyerFact = {
  text: 'Keep a list of parts with country of origin and cost. A prime (the main contractor) will ask for it.',
  ...laterCheckEvidence.secondHand('safe', 'Article 16(10)'),
};

/** Upcoming changes of the rules on publication and permits. */
export const comingLimits: readonly BuyerEntry[] = [
  { fact: 'defense-omnibus' },
  {
    text: 'Which figure was agreed for publication, and since when is it law?',
    ...openQuestion('the contracting office named in the notice', latestCheck),
  },
];

/** Funding for small companies. */
export const smallPrograms: readonly Program[] = [
  {
    name: 'EU Defence Innovation Scheme (EUDIS), challenges',
    address: 'eudis',
    who: [
      {
        text: 'Companies in the EU or Norway may take part, if nobody outside controls them.',
        ...laterCheckEvidence.verified('eudis'),
      },
    ],
    pays: [{ text: 'What does the next challenge pay?', ...laterCheckEvidence.openQuestion('EUDIS') }],
  },
  {
    name: 'EUopSTART',
    who: [{ text: 'Applicants in Denmark may take part.', ...laterCheckEvidence.verified('euopstart') }],
    pays: [
      {
        text: dated(
          'It pays for preparing an application to the EDF. The cut-offs of 2026 ended on {2026-11-04}, so look for those of 2027.',
          {
            date: '2027-01-01',
            text: 'It pays for preparing an application to the EDF. Ask for the cut-offs of 2027.',
          },
        ),
        ...laterCheckEvidence.verified('euopstart'),
      },
    ],
  },
  {
    name: 'NATO DIANA',
    address: 'diana',
    who: [
      {
        text: 'Companies with headquarters in a NATO nation may take part.',
        ...laterCheckEvidence.secondHand('diana'),
      },
      { text: 'A Ukrainian company may not take part alone.', ...laterCheckEvidence.commonPractice('DIANA') },
    ],
    pays: [
      {
        text: 'In 2023 it paid €100,000 and up to €300,000 more, without taking shares or rights in your inventions. Ask what it pays this year.',
        ...secondHand('diana-2023', { checked: latestCheck }),
      },
    ],
  },
  {
    name: 'UNITE-Brave NATO',
    who: [
      {
        text: 'Teams of Allied and Ukrainian companies may take part.',
        ...laterCheckEvidence.secondHand('unite-brave'),
      },
    ],
    pays: [
      {
        text: 'Is a call of this pilot open, and what does it pay?',
        ...laterCheckEvidence.openQuestion('Brave1'),
      },
    ],
  },
  {
    name: 'Brave1',
    address: 'unite-brave',
    who: [{ text: 'Developers in Ukraine may take part.', ...laterCheckEvidence.commonPractice('Brave1') }],
    pays: [{ text: 'It gives grants.', ...laterCheckEvidence.commonPractice('Brave1') }],
  },
  {
    name: 'Business Finland',
    who: [
      {
        text: 'Companies in Finland may take part.',
        ...laterCheckEvidence.commonPractice('Business Finland'),
      },
    ],
    pays: [
      {
        text: 'Which of its funding fits a defense product?',
        ...laterCheckEvidence.openQuestion('Business Finland'),
      },
    ],
  },
];

/** Whether a certificate is required, and whether a program pays for one. */
export const certificates: readonly BuyerFact[] = [
  {
    text: 'Does the call require a certificate, which one, and by which day?',
    ...laterCheckEvidence.openQuestion('the contact named in the call'),
  },
  {
    text: 'Is certification an eligible cost, from which day, and which proof do you want?',
    ...laterCheckEvidence.openQuestion('the contact named in the call'),
  },
];
