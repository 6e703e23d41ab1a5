import { buyerRecords } from '@/content/buyers';
import { textsIn } from '../text/texts-in';
import { buyerContent } from './page-sections';
import { resolveContent } from './resolve-content';

test('a statement has the numbers of its documents in ascending order, and one that we did not read has none', () => {
  const read = (...documents: string[]) => ({
    text: 'Read.',
    certainty: 'verified' as const,
    sources: documents.map((document) => ({ document })),
  });
  const { content, sources } = resolveContent([
    read('itar'),
    read('edf', 'itar'),
    { text: 'Ask.', certainty: 'common-practice' as const },
  ]);
  expect(content.map((statement) => 'numbers' in statement && statement.numbers)).toEqual([
    [1],
    [1, 2],
    false,
  ]);
  expect(sources.map(({ id }) => id)).toEqual(['itar', 'edf']);
});

test('prints a fact in place of its id, and the letter that asks a question once', () => {
  const resolved = buyerRecords.map((buyer) => resolveContent(buyerContent(buyer)).content);
  expect(JSON.stringify(resolved)).not.toContain('"fact":');
  const questions = textsIn(resolved).filter((text) => /\(\[Letter \w+\]\(#letter-/.test(text));
  expect(questions.length).toBeGreaterThan(20);
  for (const text of questions) expect(text.match(/#letter-/g)).toHaveLength(1);
});
