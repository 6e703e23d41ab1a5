import { facts } from '@/content/facts';
import { contentDate } from '@/content/site';
import { glossaryChecked } from '../glossary/checked';
import { factPages } from '../reviews/fact-pages';
import { lastModified } from './last-modified';

test('a page with facts has the date of their newest check, or a newer one of its lines', () => {
  expect(factPages.length).toBeGreaterThan(20);
  for (const { path, facts: printed } of factPages) {
    const newest =
      printed
        .map((id) => facts[id].checked)
        .toSorted()
        .at(-1) ?? '';
    const hasOwnChecks = /^\/(?:buyers|glossary|verify)/.test(path);
    expect({
      path,
      isNewest: hasOwnChecks ? lastModified(path) >= newest : lastModified(path) === newest,
    }).toEqual({
      path,
      isNewest: true,
    });
  }
});

test('uses the check of the page’s lines, or the date of the last edit without any check', () => {
  expect(lastModified('/glossary')).toBe(glossaryChecked);
  expect(lastModified('/contact')).toBe(contentDate);
});
