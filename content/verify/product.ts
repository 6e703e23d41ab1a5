import type { Statement } from '../statement';
import { listed } from './listed';
import type { VerifiableDocument } from './types';

/** Documents of the product and of the company. Source: research notes on document checks, 23 November 2026. */

const authority = 'the market surveillance authority';

const declaration: readonly Statement[] = [
  { text: 'Product and exact type', certainty: 'common-practice', ask: authority },
  {
    text: 'Manufacturer with its address; object of the declaration; the words “sole responsibility”',
    certainty: 'common-practice',
    ask: authority,
  },
  {
    text: 'Legal acts by number, and standards with their edition',
    certainty: 'common-practice',
    ask: authority,
  },
  { text: 'Notified body with number and certificate, if any', certainty: 'common-practice', ask: authority },
  { text: 'Place, date, name, function and signature', certainty: 'common-practice', ask: authority },
];

const conformity = {
  id: 'ce',
  name: 'CE declaration',
  certifications: [
    {
      slug: 'ce-marking',
      subject: 'a CE mark',
      scope:
        'The declaration must cover the configuration you buy, with antennas, battery and payload, under every act. One for the radio module does not cover the drone.',
    },
  ],
  visibility: 'holder',
  shows: declaration,
  lookUp: ['nando', 'market-authorities', 'ec-conformity'],
  places: [
    {
      title: 'Ask for the EU declaration of conformity',
      text: `It states: ${listed(declaration)}.`,
      listsShows: true,
    },
    {
      title: 'The product in your hand',
      text: 'Check that type, serial number, and the manufacturer’s name and address match the declaration. {fact:ce-mark-size}',
    },
    {
      title: 'Number beside the mark',
      text: '{fact:notified-body-number} Look the number up in the EU’s list of notified bodies, [NANDO](address:nando), and read act, tasks and status. Then ask the [notified body](glossary:notified-body) for its certificate.',
    },
    {
      title: 'Who answers in the EU',
      text: '{fact:eu-operator} If you have doubts, write to the [market surveillance authority](address:market-authorities) of the country.',
    },
  ],
  absence: {
    text: 'No public register contains declarations, so ask the manufacturer.',
    certainty: 'common-practice',
    ask: authority,
  },
  presence: {
    text: 'NANDO also lists notified bodies whose notification was withdrawn, so read the status. It reuses no number. A body notified for machinery is not notified for radio. A voluntary “CE certificate” proves nothing to authorities and may not bear the CE mark.',
    certainty: 'second-hand',
  },
  instead: {
    text: 'A short declaration under the [Radio Equipment Directive](glossary:red-2014-53) may point to the full one online. Read that.',
    certainty: 'common-practice',
    ask: authority,
  },
  flags: [6],
  minutes: 20,
  before: 'for NANDO and the label',
  answer: [{ text: '2–10 days until you have file and certificate', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const company = {
  id: 'company',
  name: 'Company, supplier code (NCAGE), sanctions',
  certifications: [],
  visibility: 'public',
  shows: [
    {
      text: 'NATO supplier code (NCAGE): name, address and status match the order',
      certainty: 'common-practice',
      ask: 'NSPA',
    },
    {
      text: 'US register SAM, for US orders: status Active, expiry date, no exclusion',
      certainty: 'verified',
    },
    {
      text: 'Company register: name, number, directors, insolvency, owners',
      certainty: 'common-practice',
      ask: 'the register',
    },
    { text: 'Sanctions lists: the company and its owners', certainty: 'common-practice', ask: 'counsel' },
  ],
  lookUp: [
    'ncage-tool',
    'cage-dla',
    'sam-search',
    'sam-exclusions',
    'company/eu',
    'company/ukraine',
    'sanctions/eu-map',
    'sanctions/un',
    'sanctions/uk',
    'sanctions/csl',
    'sanctions/ukraine',
  ],
  places: [
    {
      title: 'Name and address',
      text: 'Compare order, NCAGE code and [company register](#nations) letter by letter.',
    },
    {
      title: 'Sanctions and owners',
      text: 'Screen the company, its directors and its owners. The UK Sanctions List is the only British source since {2026-01-28}. {sure:second-hand}',
    },
    { title: 'SAM.gov', text: '{fact:sam-renewal}' },
  ],
  absence: {
    text: 'Ask which entity and which site the code belongs to.',
    certainty: 'common-practice',
    ask: 'NSPA',
  },
  presence: {
    text: 'An NCAGE code identifies an address. It approves nobody.',
    certainty: 'common-practice',
    ask: 'NSPA',
  },
  flags: [10],
  minutes: 30,
  answer: [{ text: 'You need no answer', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

/** Documents on a product or on its supplier. */
export const productDocuments = [conformity, company] as const;
