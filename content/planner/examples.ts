import type { Text } from '../text';
import type { Answers } from './types';

/** A worked plan: printed in full on the page, and checked by tests. */
export interface Example {
  /** Fragment of its place on the page. */
  id: string;
  title: string;
  /** Who asks, in one or two sentences. */
  text: Text;
  answers: Answers;
}

const from: Pick<Answers, 'start' | 'deadline'> = { start: '2027-01', deadline: null };

/** Twelve companies, each different in one thing that matters. The first is the example of the empty page. */
export const examples = [
  {
    id: 'danish-drones',
    title: 'Danish drone maker sells at home',
    text: 'Thirty people in Denmark sell drones to the Danish forces and receive RESTRICTED drawings. No US parts, no certificate.',
    answers: {
      buyers: ['DK'],
      products: ['drones'],
      data: ['RESTRICTED'],
      usParts: 'no',
      held: {},
      homeCountry: 'DK',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'ukrainian-drones-abroad',
    title: 'Ukrainian drone maker sells to Germany and Poland',
    text: 'Thirty people in Ukraine. Nobody has told them the data’s marking, and nobody has checked where the parts come from.',
    answers: {
      buyers: ['DE', 'PL'],
      products: ['drones'],
      data: ['NOT_TOLD'],
      usParts: 'unknown',
      held: {},
      homeCountry: 'UA',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'parts-for-us-prime',
    title: 'European parts maker supplies a US prime',
    text: 'A machine shop in an EU and NATO state holds ISO 9001, uses US material and receives CUI.',
    answers: {
      buyers: ['US'],
      products: ['parts'],
      data: ['CUI'],
      usParts: 'yes',
      held: { iso9001: 'certified' },
      homeCountry: 'EU_NATO',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'software-us-ncia',
    title: 'Danish software team sells to a US prime and NCIA',
    text: 'Eight people write software, receive CUI and hold no certificate.',
    answers: {
      buyers: ['NCIA', 'US'],
      products: ['software'],
      data: ['CUI'],
      usParts: 'no',
      held: {},
      homeCountry: 'DK',
      size: '1-10',
      ...from,
    },
  },
  {
    id: 'electronics-dual-use',
    title: 'Electronics for Lithuania and for civil security',
    text: 'One radio, two buyers: the Lithuanian forces and a public rescue service in the EU.',
    answers: {
      buyers: ['LT', 'EUCIV'],
      products: ['electronics'],
      data: ['NOT_TOLD'],
      usParts: 'no',
      held: {},
      homeCountry: 'EU_NATO',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'drones-aerospace',
    title: 'Danish drone maker sells to an aerospace prime',
    text: 'A civil program: ordinary commercial data, no US parts, no certificate.',
    answers: {
      buyers: ['AERO'],
      products: ['drones'],
      data: ['NONE'],
      usParts: 'no',
      held: {},
      homeCountry: 'DK',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'classified-norway',
    title: 'Classified electronics for Norway',
    text: 'A Danish company of a hundred people holds ISO 9001 and ISO/IEC 27001 and is asked to handle CONFIDENTIAL.',
    answers: {
      buyers: ['NO'],
      products: ['electronics', 'classified'],
      data: ['CONFIDENTIAL'],
      usParts: 'no',
      held: { iso9001: 'certified', iso27001: 'certified' },
      homeCountry: 'DK',
      size: '51-250',
      ...from,
    },
  },
  {
    id: 'energetics',
    title: 'Energetic materials for Poland',
    text: 'A Ukrainian maker of ammunition asks for a route. The planner says what it does not cover.',
    answers: {
      buyers: ['PL'],
      products: ['energetics'],
      data: ['NOT_TOLD'],
      usParts: 'no',
      held: {},
      homeCountry: 'UA',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'us-drones-germany',
    title: 'US drone maker sells to Germany',
    text: 'A hundred people in the United States hold AS9100D and sell to the Bundeswehr.',
    answers: {
      buyers: ['DE'],
      products: ['drones'],
      data: ['NOT_TOLD'],
      usParts: 'yes',
      held: { as9100d: 'certified' },
      homeCountry: 'US',
      size: '51-250',
      ...from,
    },
  },
  {
    id: 'ukrainian-drones-home',
    title: 'Ukrainian drone maker sells to its own state',
    text: 'Thirty people, one buyer, no US parts. Most of what others are told to buy is not needed.',
    answers: {
      buyers: ['UA'],
      products: ['drones'],
      data: ['NOT_TOLD'],
      usParts: 'no',
      held: {},
      homeCountry: 'UA',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'parts-all-held',
    title: 'Parts maker holds what its buyers ask for',
    text: 'A European machine shop with ISO 9001 and AS9100D supplies the United Kingdom and an aerospace prime.',
    answers: {
      buyers: ['UK', 'AERO'],
      products: ['parts'],
      data: ['NONE'],
      usParts: 'no',
      held: { iso9001: 'certified', as9100d: 'certified' },
      homeCountry: 'EU_NATO',
      size: '11-50',
      ...from,
    },
  },
  {
    id: 'deadline-too-close',
    title: 'Nine months are not enough',
    text: 'Eight people with a quality system in use sell drones to Estonia and NSPA, and the bid is due in September 2027.',
    answers: {
      buyers: ['EE', 'NSPA'],
      products: ['drones'],
      data: ['RESTRICTED'],
      usParts: 'no',
      held: { iso9001: 'in-use' },
      homeCountry: 'EU_NATO',
      size: '1-10',
      start: '2027-01',
      deadline: '2027-09',
    },
  },
] as const satisfies readonly Example[];

export type ExampleId = (typeof examples)[number]['id'];
