import { plainText } from '@/lib/text/rich-text';
import { certifications } from '.';

/** Words in every text of a value. */
function words(value: unknown): number {
  if (typeof value === 'string') return plainText(value).split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + words(child), 0);
}

test.each(certifications)('$slug says at least 900 words', (record) => {
  const { slug: _, meta: __, tags: ___, checklist: ____, comparison: _____, ...page } = record;
  expect(words(page)).toBeGreaterThanOrEqual(900);
});
