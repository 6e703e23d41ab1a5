import type { GlossaryEntry } from '@/content/glossary/types';
import { validateGlossary } from './glossary';

const entry: GlossaryEntry = {
  kind: 'form',
  name: 'DSP-5',
  title: 'License',
  certainty: 'verified',
  meaning: 'A license.',
  asks: { what: 'A form.' },
  confusedWith: [{ name: 'TAA' }],
  next: '/certifications/itar',
  sources: ['Practice'],
};
const paths = new Set(['/certifications/itar']);

/** Problems of two entries in two files, with the given changes. */
const problems = (first: Partial<GlossaryEntry>, second: Partial<GlossaryEntry> = {}, id = 'taa') =>
  validateGlossary(
    { one: { 'dsp-5': { ...entry, ...first } }, two: { [id]: { ...entry, name: 'TAA', ...second } } },
    paths,
    [{ letters: 'FAT', means: [{ id: 'dsp-5', name: 'one' }, { name: 'two' }] }],
  ).map(({ file, record, field, message }) => `${file} ${record}.${field}: ${message}`);

test('sound entries pass', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Partial<GlossaryEntry>, Partial<GlossaryEntry>, string]>([
  ['a name that folds to another', {}, { name: 'dsp 5' }, 'two.ts taa.aliases: "dsp 5" stands for dsp-5 too'],
  ['an alias with a remark', {}, { aliases: ['DSP5 (old)'] }, '"DSP5" stands for dsp-5 too'],
  ['a confusion with nothing', { confusedWith: [{ id: 'mla' }] }, {}, '"mla" is no other entry'],
  ['a confusion with itself', { confusedWith: [{ id: 'dsp-5' }] }, {}, '"dsp-5" is no other entry'],
  ['a long meaning', { meaning: 'word '.repeat(56) }, {}, 'has 56 words of 55'],
  ['a long duty', { asks: { who: 'You', what: 'word '.repeat(45) } }, {}, 'has 46 words of 45'],
  ['an everyday word as a link', { linked: ['concession'] }, {}, '"concession" has other meanings'],
  ['a link by letters that mean two things', { linked: ['FAT'] }, {}, '"FAT" has other meanings'],
  ['an empty text', { title: ' ' }, {}, 'text is missing'],
])('%s is a fault', (_, first, second, message) => {
  expect(problems(first, second)).toEqual([expect.stringContaining(message)]);
});

test('an id stands in one file alone and keeps to lower case', () => {
  expect(problems({}, {}, 'dsp-5')).toContainEqual(expect.stringContaining('stands in another file too'));
  expect(problems({}, {}, 'TAA')).toContainEqual(expect.stringContaining('needs lower-case words'));
});

test('letters that mean two things are allowed where the list says so', () => {
  expect(problems({ aliases: ['FAT'] }, { aliases: ['FAT'] })).toEqual([]);
});
