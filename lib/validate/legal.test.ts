import { legalDocuments } from '@/content/legal';
import type { LegalDocument } from '@/content/legal/types';
import { validateLegal } from './legal';

/** Problems after one change to the cookie policy, the shortest of the six. */
const problems = (change: (document: LegalDocument) => void) =>
  validateLegal(
    legalDocuments.map((document) => {
      if (document.slug !== 'cookies') return document;
      const copy = structuredClone(document);
      change(copy);
      return copy;
    }),
  ).map(({ file, record, field, message }) => `${file}, ${record}.${field}: ${message}`);

const place = 'content/legal/cookies.ts, cookies.';
const put = (text: string) => (document: LegalDocument) => {
  document.sections[0]?.blocks.splice(0, 1, { kind: 'clause', text });
};

test.each<[string, (document: LegalDocument) => void, string]>([
  [
    'a reference to a missing section',
    put('[§](#lost)'),
    'sections[0].blocks[0].text: "#lost" leads to no section of cookies',
  ],
  [
    'a reference to a missing section of another text',
    put('[§](/legal/terms#lost)'),
    'sections[0].blocks[0].text: "/legal/terms#lost" leads to no section of terms',
  ],
  [
    'a reference to a missing section in a note',
    (document) => {
      document.sections[0]?.blocks.push({ kind: 'note', text: '[§](#lost)' });
    },
    'sections[0].blocks[2].text: "#lost" leads to no section of cookies',
  ],
  ['a section mark without a link', put('See § 5.'), 'sections[0].blocks[0].text: has § outside a link'],
  [
    'a section mark without a section',
    put('[§](/legal/terms)'),
    'sections[0].blocks[0].text: § needs a fragment in "/legal/terms"',
  ],
  ['a date that is none', put('{2025-13}'), 'sections[0].blocks[0].text: "2025-13" is no ISO date'],
  ['an empty text', put(' '), 'sections[0].blocks[0].text: text is missing'],
  [
    'two sections of one name',
    (document) => {
      const [first, second] = document.sections;
      if (first && second) second.id = first.id;
    },
    'sections[1].id: "none" is taken',
  ],
  [
    'a section without content',
    (document) => {
      const [, second] = document.sections;
      if (second) second.blocks = [];
    },
    'sections[1].blocks: is empty',
  ],
  [
    'a figure that no section states',
    (document) => {
      const [first] = document.glance;
      if (first) first.section = 'lost';
    },
    'glance[0].section: "lost" is no section',
  ],
  [
    'a row of figures that is not full',
    (document) => document.glance.pop(),
    'glance: has 3 figures, rows of four are wanted',
  ],
])('%s', (_, change, expected) => {
  expect(problems(change)).toEqual([place + expected]);
});
