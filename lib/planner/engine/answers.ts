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
import { hasWeaponQuestion } from './conditions';
import type { Answers, Month } from './types';

/** Returns the default answers; buyers and products start empty. */
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

/** Returns the questions that apply to the selected products, in page order. */
export const visibleQuestions = (answers: Pick<Answers, 'products'>): QuestionField[] =>
  questionFields.filter((field) => field !== 'weapon' || hasWeaponQuestion(answers));

/** Removes contradictory data codes: a marking overrides "none" and "not told", "not told" overrides "none"; an empty list means "not told". */
function normalizeData(data: readonly DataCode[]): DataCode[] {
  const markings = data.filter((code) => code !== 'NOT_TOLD' && code !== 'NONE');
  if (markings.length > 0) return markings;
  return data.includes('NONE') && !data.includes('NOT_TOLD') ? ['NONE'] : ['NOT_TOLD'];
}

const reject = (field: string, value: unknown): never => {
  throw new RangeError(`${field}: unknown code ${JSON.stringify(value)}`);
};

function parseCode<T extends string>(codes: readonly T[], field: string, value: unknown): T {
  return codes.find((code) => code === value) ?? reject(field, value);
}

/** Returns a list of codes in their fixed order, so the order of input does not matter. */
function parseCodes<T extends string>(codes: readonly T[], field: string, value: unknown): T[] {
  if (!Array.isArray(value)) return reject(field, value);
  const chosen = value.map((code) => parseCode(codes, field, code));
  return codes.filter((code) => chosen.includes(code));
}

const parseMonth = (field: string, value: unknown): Month =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : reject(field, value);

function parseHeld(value: unknown): Answers['held'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject('held', value);
  const states = Object.entries(value).map(([slug, state]) => [
    parseCode(certificationSlugs, 'held', slug),
    parseCode(heldStates, `held.${slug}`, state),
  ]);
  return Object.fromEntries(states.filter(([, state]) => state !== 'none'));
}

/**
 * Parses answers from JSON; missing fields keep their defaults.
 * @throws RangeError with the field and the unknown code.
 */
export function readAnswers(value: unknown, start: Month): Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject('answers', value);
  const answers = defaultAnswers(start);
  for (const [field, input] of Object.entries(value)) {
    if (field === 'buyers') answers.buyers = parseCodes(buyerCodes, field, input);
    else if (field === 'products') answers.products = parseCodes(productCodes, field, input);
    else if (field === 'data') answers.data = normalizeData(parseCodes(dataCodes, field, input));
    else if (field === 'usItem') answers.usItem = parseCode(usItemCodes, field, input);
    else if (field === 'usPerson') answers.usPerson = parseCode(usPersonCodes, field, input);
    else if (field === 'held') answers.held = parseHeld(input);
    else if (field === 'homeCountry') answers.homeCountry = parseCode(homeCountryCodes, field, input);
    else if (field === 'size') answers.size = parseCode(sizeCodes, field, input);
    else if (field === 'weapon') answers.weapon = parseCode(weaponCodes, field, input);
    else if (field === 'start') answers.start = parseMonth(field, input);
    else if (field === 'deadline') answers.deadline = input === null ? null : parseMonth(field, input);
    else reject('answers', field);
  }
  return answers;
}
