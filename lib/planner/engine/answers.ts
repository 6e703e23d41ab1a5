import { certificationSlugs } from '@/content/certifications/slugs';
import {
  buyerCodes,
  type DataCode,
  dataCodes,
  heldStates,
  homeCountryCodes,
  productCodes,
  type QuestionField,
  questionFields,
  sizeCodes,
  usItemCodes,
  usPersonCodes,
  weaponCodes,
} from '@/content/planner/codes';
import { asksWeapon } from './conditions';
import type { Answers, Month } from './types';

/** Defaults for answers not given; buyers and products have none. */
export const defaultAnswers = (start: Month): Answers => ({
  buyers: [],
  products: [],
  data: ['NOT_TOLD'],
  usItem: 'unknown',
  usPerson: 'unknown',
  held: {},
  homeCountry: 'EU_NATO',
  size: '11-50',
  weapon: 'unknown',
  start,
  deadline: null,
});

/** The questions that these products bring with them, in the order of the page. */
export const visibleQuestions = (answers: Pick<Answers, 'products'>): QuestionField[] =>
  questionFields.filter((field) => field !== 'weapon' || asksWeapon(answers));

/** "Not told" and "none" yield to any marking, "none" to "not told"; no answer at all is "not told". */
function settledData(data: readonly DataCode[]): DataCode[] {
  const markings = data.filter((code) => code !== 'NOT_TOLD' && code !== 'NONE');
  if (markings.length > 0) return markings;
  return data.includes('NONE') && !data.includes('NOT_TOLD') ? ['NONE'] : ['NOT_TOLD'];
}

const refuse = (field: string, value: unknown): never => {
  throw new RangeError(`${field}: unknown code ${JSON.stringify(value)}`);
};

function oneOf<T extends string>(codes: readonly T[], field: string, value: unknown): T {
  return codes.find((code) => code === value) ?? refuse(field, value);
}

/** A set of codes in their fixed order, so that the order of the answers does not matter. */
function setOf<T extends string>(codes: readonly T[], field: string, value: unknown): T[] {
  if (!Array.isArray(value)) return refuse(field, value);
  const chosen = value.map((code) => oneOf(codes, field, code));
  return codes.filter((code) => chosen.includes(code));
}

const month = (field: string, value: unknown): Month =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : refuse(field, value);

function heldOf(value: unknown): Answers['held'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('held', value);
  const states = Object.entries(value).map(([slug, state]) => [
    oneOf(certificationSlugs, 'held', slug),
    oneOf(heldStates, `held.${slug}`, state),
  ]);
  return Object.fromEntries(states.filter(([, state]) => state !== 'none'));
}

/**
 * Reads answers from JSON; what is left out keeps its default.
 * @throws RangeError that names the field and the code the planner does not know.
 */
export function readAnswers(value: unknown, start: Month): Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('answers', value);
  const answers = defaultAnswers(start);
  for (const [field, given] of Object.entries(value)) {
    if (field === 'buyers') answers.buyers = setOf(buyerCodes, field, given);
    else if (field === 'products') answers.products = setOf(productCodes, field, given);
    else if (field === 'data') answers.data = settledData(setOf(dataCodes, field, given));
    else if (field === 'usItem') answers.usItem = oneOf(usItemCodes, field, given);
    else if (field === 'usPerson') answers.usPerson = oneOf(usPersonCodes, field, given);
    else if (field === 'held') answers.held = heldOf(given);
    else if (field === 'homeCountry') answers.homeCountry = oneOf(homeCountryCodes, field, given);
    else if (field === 'size') answers.size = oneOf(sizeCodes, field, given);
    else if (field === 'weapon') answers.weapon = oneOf(weaponCodes, field, given);
    else if (field === 'start') answers.start = month(field, given);
    else if (field === 'deadline') answers.deadline = given === null ? null : month(field, given);
    else refuse('answers', field);
  }
  return answers;
}
