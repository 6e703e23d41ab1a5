import { facts } from '@/content/facts';
import type { PagePath } from '@/content/pages';
import { contentDate } from '@/content/site';
import { factsIn } from '../facts/facts';
import { glossaryChecked } from '../glossary/checked';
import { lastModified } from './last-modified';
import { pageRecords } from './records';

test('a page is as new as the newest check of its facts, or newer', () => {
  const older = Object.entries(pageRecords).flatMap(([path, content]) => {
    const modified = lastModified(path as PagePath);
    return factsIn(content).flatMap((id) => (facts[id].checked > modified ? [`${path}: ${id}`] : []));
  });
  expect(older).toEqual([]);
});

test('uses the check of the glossary’s entries, or the date of the last edit without any check', () => {
  expect(lastModified('/glossary')).toBe(glossaryChecked);
  expect(lastModified('/contact')).toBe(contentDate);
});
