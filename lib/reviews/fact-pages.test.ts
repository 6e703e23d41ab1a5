import { facts } from '@/content/facts';
import { factPages, factsByDue, overdueFacts } from './fact-pages';

test('pages are found by the facts their content prints', () => {
  const cmmc = factPages.find(({ path }) => path === '/certifications/cmmc');
  expect(cmmc?.facts).toEqual(expect.arrayContaining(['cmmc-required', 'cmmc-now']));
});

test('a buyer’s page is found by the facts its lines name', () => {
  const denmark = factPages.find(({ path }) => path === '/buyers/denmark');
  expect(denmark?.facts).toContain('dk-vetting');
});

test('every fact is listed once, the first due in front', () => {
  const rows = factsByDue();
  expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(facts).sort());
  expect(rows.map(({ reviewBy }) => reviewBy)).toEqual(rows.map(({ reviewBy }) => reviewBy).sort());
});

test('/verify and the pages of the glossary are found by the facts they print', () => {
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
