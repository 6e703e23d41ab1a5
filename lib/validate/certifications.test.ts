import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { validateCertifications } from './certifications';

/** The real records with one of them broken on purpose. */
const withBroken = (change: (record: Certification) => void): readonly Certification[] =>
  certifications.map((record) => {
    if (record.slug !== 'cmmc') return record;
    const copy = structuredClone(record);
    change(copy);
    return copy;
  });

const faults = (change: (record: Certification) => void) =>
  validateCertifications(withBroken(change)).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );

const cmmcFile = 'content/certifications/cmmc.ts';

test.each<[string, (record: Certification) => void, string]>([
  [
    'an empty text',
    (r) => {
      r.requirements[2].text = ' ';
    },
    'requirements[2].text: text is missing',
  ],
  [
    'a question without an answer',
    (r) => {
      Object.assign(r.questions[0] ?? {}, { id: 'nowhere' });
    },
    'questions[0].id: nothing on the page is nowhere',
  ],
  [
    'a prerequisite that points at itself',
    (r) => {
      r.prerequisites.push({ text: 'itself', certification: 'cmmc' });
    },
    'certification: cmmc is none of the others',
  ],
  [
    'a phase out of order',
    (r) => {
      r.phases[1].name = 'Clearance';
    },
    'phases[1].name: "Clearance" is no name of phase 2',
  ],
  [
    'a date that is none',
    (r) => {
      r.notes.push('Since {10 November 2025}.');
    },
    '"10 November 2025" is no ISO date',
  ],
  [
    'points that do not fill the ruler',
    (r) => {
      const scoring = r.details.find(({ kind }) => kind === 'scoring');
      if (scoring?.kind === 'scoring') scoring.families.pop();
    },
    '282 points do not span -203 to 110',
  ],
  [
    'a fragment used twice',
    (r) => {
      r.details.push(structuredClone(r.details[0]) as never);
    },
    'is used twice',
  ],
])('finds %s and names the place', (_name, change, expected) => {
  const found = faults(change);
  expect(found.join('\n')).toContain(expected);
  expect(found.some((fault) => fault.startsWith(cmmcFile))).toBe(true);
});

test('a table row with a cell too few is found', () => {
  const records = certifications.map((record) => structuredClone(record));
  const block = records[0]?.details[0];
  if (block?.kind === 'table') block.rows[1]?.pop();
  expect(validateCertifications(records)[0]).toMatchObject({
    record: 'aqap2110',
    field: 'details[0].rows[1]',
    message: '2 cells under 3 columns',
  });
});
