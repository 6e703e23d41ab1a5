import { facts } from '@/content/facts';
import { factPages, factsByDue, overdueFacts } from './fact-pages';

test('finds pages by the facts in their content', () => {
  const cmmc = factPages.find(({ path }) => path === '/certifications/cmmc');
  expect(cmmc?.facts).toEqual(expect.arrayContaining(['cmmc-required', 'cmmc-now']));
});

test('finds a buyer’s page by the facts in its lines', () => {
  const denmark = factPages.find(({ path }) => path === '/buyers/denmark');
  expect(denmark?.facts).toContain('dk-vetting');
});

test('lists every fact once, the first due first', () => {
  const rows = factsByDue();
  expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(facts).sort());
  expect(rows.map(({ reviewBy }) => reviewBy)).toEqual(rows.map(({ reviewBy }) => reviewBy).sort());
});

test('finds /verify and the glossary pages by the facts that they print', () => {
  const printing = (path: string) => factPages.find((page) => page.path === path)?.facts;
  expect(printing('/verify')).toContain('sprs-access');
  expect(printing('/glossary/standards')).toContain('ia9100');
});

test('a fact is overdue from the day after its review date', () => {
  const { id, reviewBy } = factsByDue()[0] ?? { id: '', reviewBy: '' };
  const line = expect.stringContaining(`${id} was to be checked by ${reviewBy}`);
  expect(overdueFacts(reviewBy)).not.toContainEqual(line);
  expect(overdueFacts('9999-12-31')).toContainEqual(line);
});
