import { buyerRecords } from '@/content/buyers';
import { facts } from '@/content/facts';
import { buyersPage } from '@/content/page-copy/buyers';
import { certaintyCounts, evidenceOf, lineOf } from './lines';

test('every line says how sure it is: a source where it was read, whom to ask where it was not', () => {
  for (const buyer of buyerRecords)
    for (const line of evidenceOf(buyer)) {
      const read = line.certainty === 'seen' || line.certainty === 'reports';
      expect({ buyer: buyer.slug, line, hasSource: 'sources' in line }).toMatchObject({ hasSource: read });
      expect({ buyer: buyer.slug, line, namesWhom: 'ask' in line && line.ask !== '' }).toMatchObject({
        namesWhom: !read,
      });
    }
});

test('a fact of the site brings its own text, certainty and day', () => {
  const { certainty, checked } = facts['mutual-gqa'];
  expect(lineOf({ fact: 'mutual-gqa' })).toMatchObject({ certainty, checked });
  expect(lineOf({ fact: 'dk-war-material' }).text).toMatch(/votes\.$/);
});

test('the lines of each page, counted by certainty', () => {
  const table = Object.fromEntries(
    buyerRecords.map((buyer) => [buyer.slug, Object.values(certaintyCounts(buyer)).join(' ')]),
  );
  expect(table).toMatchSnapshot('seen, reports, not read again, ask');
});

test('the comparison counts nations and agencies right', () => {
  const nations = buyerRecords.filter(({ group }) => group === 'nation').length;
  const agencies = buyerRecords.length - nations;
  expect([nations, agencies]).toEqual([11, 2]);
  expect(buyersPage.lead).toContain('eleven nations and two NATO agencies');
});
