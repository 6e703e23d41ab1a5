import { factsIn } from '@/lib/facts/facts';
import { plainText } from '@/lib/text/rich-text';
import { duplicates } from '@/scripts/support/duplicates';
import { certifications } from '.';
import { specimens } from './specimens';
import type { Certification } from './types';

/** The least and the most entries of each list. */
const lengths = [
  ['intro', 1, 2],
  ['prerequisites', 1, 8],
  ['details', 1, 8],
  ['questions', 5, 9],
  ['need', 4, 6],
  ['cases', 2, 9],
  ['notes', 1, 8],
  ['checklist', 1, 12],
] as const satisfies [keyof Certification, number, number][];

/** Headings that every page has and a question may lead to. */
const common = ['need', 'budget', 'checklist', 'timeline'];

describe.each(certifications)('$slug', (record) => {
  const ids = [...record.details, ...record.cases].map(({ id }) => id);

  test.each(lengths)('%s has %i to %i entries', (field, least, most) => {
    expect(record[field].length).toBeGreaterThanOrEqual(least);
    expect(record[field].length).toBeLessThanOrEqual(most);
  });

  test('the answer of each case starts with its verdict', () => {
    for (const { answer, verdict } of record.need)
      expect(plainText(answer).toLowerCase().split(/\W/)[0]).toBe(verdict);
  });

  test('the name in parts is the name', () => {
    const { name, nameParts } = record.comparison;
    expect(nameParts?.join('') ?? name).toBe(name);
  });

  test('the specimen shows each of the five requirements', () => {
    const shown = specimens[record.slug].fields.flatMap(({ requirements = [] }) => requirements);
    expect([...new Set(shown)].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('prerequisites do not name the certification itself', () => {
    expect(record.prerequisites.map(({ certification }) => certification)).not.toContain(record.slug);
  });

  test('details and cases have a fragment of their own', () => {
    expect(duplicates(ids)).toEqual([]);
  });

  test('each question leads to a heading of the page', () => {
    expect([...common, ...ids]).toEqual(expect.arrayContaining(record.questions.map(({ id }) => id)));
  });

  test('some text prints a fact, so that the page has sources', () => {
    expect(factsIn(record)).not.toEqual([]);
  });
});

const scores = certifications.flatMap(({ slug, details }) =>
  details.filter((block) => block.kind === 'scoring').map((block) => ({ slug, ...block })),
);

test.each(scores)(
  '$slug, $id: the points of the families are the span of the ruler',
  ({ families, ruler: { min, threshold, max } }) => {
    expect([min, threshold, max]).toEqual([min, threshold, max].toSorted((a, b) => a - b));
    expect(families.reduce((sum, { points }) => sum + points, 0)).toBe(max - min);
  },
);
