import type { TitledText } from '../text';
import type { Answers } from './types';

/** Worked plan, printed on the page and used as a test case; its text describes the company in one or two sentences. */
export interface Example extends TitledText {
  /** URL fragment on the page. */
  id: string;
  answers: Answers;
}

/** Defaults of all examples but one: a start, no deadline, and an open weapon question. */
const from = { weapon: 'unknown', start: '2027-01', deadline: null } as const satisfies Partial<Answers>;

/** Thirteen companies that each differ in one relevant answer. */
export const examples = [
  {
    id: 'aqap-missing-certificate',
    title: 'Drone maker has a quality system, but no certificate',
    text: 'Thirty people in an EU and NATO country run [ISO 9001](glossary:iso-9001) without its certificate and sell drones to Germany. They earn the missing certificate together with [AQAP 2110](glossary:aqap-2110).',
    answers: { buyers: ['DE'], products: ['drones'], data: ['NONE'], usItem: 'none', usPerson: 'no', held: { iso9001: 'in-use' }, homeCountry: 'EU_NATO', size: '11-50', ...from },
  },
  {
    id: 'danish-drones',
    title: 'Danish drone maker sells at home',
    text: 'Thirty people in Denmark sell drones to the Danish forces and receive RESTRICTED drawings. They have no US item, no US person and no certificate.',
    answers: { buyers: ['DK'], products: ['drones'], data: ['RESTRICTED'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'DK', size: '11-50', ...from },
  },
  {
    id: 'ukrainian-drones-abroad',
    title: 'Ukrainian drone maker sells to Germany and Poland',
    text: 'Thirty people in Ukraine make drones. Nobody has told them the marking of the data, and nobody has checked where the parts come from.',
    answers: { buyers: ['DE', 'PL'], products: ['drones'], data: ['NOT_TOLD'], usItem: 'unknown', usPerson: 'unknown', held: {}, homeCountry: 'UA', size: '11-50', ...from },
  },
  {
    id: 'parts-for-us-prime',
    title: 'European parts maker supplies a US prime',
    text: 'A machine shop in an EU and NATO country holds ISO 9001, works on a [US Munitions List](glossary:usml) item and receives [controlled unclassified information](glossary:cui) (CUI).',
    answers: { buyers: ['US'], products: ['parts'], data: ['CUI'], usItem: 'usml', usPerson: 'no', held: { iso9001: 'certified' }, homeCountry: 'EU_NATO', size: '11-50', ...from },
  },
  {
    id: 'software-us-ncia',
    title: 'Danish software team sells to a US prime and NCIA',
    text: 'Eight people write software, receive controlled unclassified information (CUI) and hold no certificate.',
    answers: { buyers: ['NCIA', 'US'], products: ['software'], data: ['CUI'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'DK', size: '1-10', ...from },
  },
  {
    id: 'electronics-dual-use',
    title: 'Electronics for Lithuania and for civil security',
    text: 'A company sells one radio to two buyers: the Lithuanian forces and a public rescue service in the EU.',
    answers: { buyers: ['LT', 'EUCIV'], products: ['electronics'], data: ['NOT_TOLD'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'EU_NATO', size: '11-50', ...from },
  },
  {
    id: 'drones-aerospace',
    title: 'Danish drone maker sells to an aerospace prime',
    text: 'The company works on a civil program with ordinary commercial data. It has no US item and no certificate.',
    answers: { buyers: ['AERO'], products: ['drones'], data: ['NONE'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'DK', size: '11-50', ...from },
  },
  {
    id: 'classified-norway',
    title: 'Classified electronics for Norway',
    text: 'A Danish company of a hundred people holds ISO 9001 and [ISO/IEC 27001](glossary:iso-iec-27001). Its buyer asks it to handle CONFIDENTIAL files.',
    answers: { buyers: ['NO'], products: ['electronics', 'classified'], data: ['CONFIDENTIAL'], usItem: 'none', usPerson: 'no', held: { iso9001: 'certified', iso27001: 'certified' }, homeCountry: 'DK', size: '51-250', ...from },
  },
  {
    id: 'energetics',
    title: 'Energetic materials for Poland',
    text: 'A Ukrainian maker of ammunition asks for a plan. The planner says what it does not cover.',
    answers: { buyers: ['PL'], products: ['energetics'], data: ['NOT_TOLD'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'UA', size: '11-50', ...from },
  },
  {
    id: 'us-drones-germany',
    title: 'US drone maker sells to Germany',
    text: 'A hundred people in the United States hold [AS9100D](glossary:as9100) and sell to the Bundeswehr.',
    answers: { buyers: ['DE'], products: ['drones'], data: ['NOT_TOLD'], usItem: 'usml', usPerson: 'no', held: { as9100d: 'certified' }, homeCountry: 'US', size: '51-250', ...from },
  },
  {
    id: 'ukrainian-drones-home',
    title: 'Ukrainian drone maker sells to its own state',
    text: 'Thirty people have one buyer and no US item. They do not need most of what others are told to buy.',
    answers: { buyers: ['UA'], products: ['drones'], data: ['NOT_TOLD'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'UA', size: '11-50', ...from },
  },
  {
    id: 'parts-all-held',
    title: 'Parts maker holds what its buyers ask for',
    text: 'A European machine shop with ISO 9001 and AS9100D supplies the United Kingdom and an aerospace prime.',
    answers: { buyers: ['UK', 'AERO'], products: ['parts'], data: ['NONE'], usItem: 'none', usPerson: 'no', held: { iso9001: 'certified', as9100d: 'certified' }, homeCountry: 'EU_NATO', size: '11-50', ...from },
  },
  {
    id: 'deadline-too-close',
    title: 'Nine months are not enough',
    text: 'Eight people with a quality system in use sell drones to Estonia and NSPA, and the bid is due at the end of the ninth month.',
    answers: { buyers: ['EE', 'NSPA'], products: ['drones'], data: ['RESTRICTED'], usItem: 'none', usPerson: 'no', held: { iso9001: 'in-use' }, homeCountry: 'EU_NATO', size: '1-10', weapon: 'unknown', start: '2027-01', deadline: '2027-09' },
  },
] as const satisfies readonly Example[];

/**
 * Company of the table "Cash month by month". Unlike the first example it holds no certificate, so the table contains
 * the complete support.
 */
export const cashCase: Answers = { buyers: ['DE'], products: ['drones'], data: ['NONE'], usItem: 'none', usPerson: 'no', held: {}, homeCountry: 'EU_NATO', size: '11-50', ...from };
