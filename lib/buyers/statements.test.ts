import { buyerRecords } from '@/content/buyers';
import { statementsWithCertainty } from './statements';

test('every line has a source if it was read, or an office to ask otherwise', () => {
  for (const buyer of buyerRecords)
    for (const line of statementsWithCertainty(buyer)) {
      const isSourced = line.certainty === 'verified' || line.certainty === 'second-hand';
      expect({ buyer: buyer.slug, line, hasSource: 'sources' in line }).toMatchObject({
        hasSource: isSourced,
      });
      expect({ buyer: buyer.slug, line, namesWhom: 'ask' in line && line.ask !== '' }).toMatchObject({
        namesWhom: !isSourced,
      });
    }
});
