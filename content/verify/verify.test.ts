import { fieldsIn } from '@/lib/content/walk';
import { certificationSlugs } from '../certifications/slugs';
import type { Statement } from '../statement';
import { verifiableDocuments } from '.';
import { absenceSteps } from './absence';
import * as certificate from './certificate';
import * as contract from './contract';
import { redFlags } from './flags';
import * as nations from './nations';

const files = { verifiableDocuments, absenceSteps, certificate, contract, redFlags, nations };
const values = Object.entries(files).flatMap(([name, file]) => fieldsIn({ ...file }, name));

const isOpen = (value: unknown): value is Statement =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'certainty' in value &&
  value.certainty === 'open';

const open = values.filter((each): each is [string, Statement] => isOpen(each[1]));

test.each(open)('%s is open: it asks a question and names the office', (_, { text, ask }) => {
  expect(text).toMatch(/\?$/);
  expect(ask).toBeDefined();
});

test('texts say Global ACI, not GAC, which is another organization', () => {
  expect(values.filter(([, value]) => typeof value === 'string' && /\bGAC\b/.test(value))).toEqual([]);
});

const numbers = redFlags.map((_, index) => index + 1);

test.each(verifiableDocuments)(
  '$id: flags are numbers of red flags, minutes are above zero',
  ({ flags, minutes }) => {
    expect(numbers).toEqual(expect.arrayContaining([...flags]));
    expect(minutes).not.toBe(0);
    expect(minutes ?? 1).toBeGreaterThan(0);
  },
);

test('every red flag belongs to a paper', () => {
  const used = verifiableDocuments.flatMap(({ flags }) => flags);
  expect(numbers.filter((number) => !used.includes(number))).toEqual([]);
});

test.each(certificationSlugs)('%s is in one paper, with two to four steps on its page', (slug) => {
  const named = verifiableDocuments.filter(({ certifications }) =>
    certifications.some((each) => each.slug === slug),
  );
  expect(named.map(({ id }) => id)).toHaveLength(1);
  const steps = named.flatMap(({ places }) => places.filter(({ only }) => !only || only === slug));
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.slice(4)).toEqual([]);
});

test('the steps after a look-up that found nothing are in the order of their days', () => {
  const days = absenceSteps.map(({ day }) => day);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});
