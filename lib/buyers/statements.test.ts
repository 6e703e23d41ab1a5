import { buyerRecords } from '@/content/buyers';
import { statementsIn } from '../content/statements';
import { resolveContent } from './resolve-content';

test('every line has a source if it was read, or an office to ask otherwise', () => {
  for (const { slug, topics, weapon, due, guides, markings } of buyerRecords) {
    const { content } = resolveContent([topics, weapon?.answers, due, guides, markings]);
    for (const line of statementsIn(content)) {
      const isSourced = line.certainty === 'verified' || line.certainty === 'second-hand';
      expect({ slug, line, hasSource: 'sources' in line }).toMatchObject({ hasSource: isSourced });
      expect({ slug, line, namesWhom: Boolean(line.ask) }).toMatchObject({ namesWhom: !isSourced });
    }
  }
});
