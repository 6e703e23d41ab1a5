import { buyerRecords } from '@/content/buyers';
import type { BuyerFact } from '@/content/buyers/types';
import { topicIds } from '@/content/buyers/types';
import { statementsWithCertainty, topicLines, toStatement } from './statements';

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

test('adds the letter to a question only once, even when it is resolved twice', () => {
  const questions = buyerRecords.flatMap((buyer) => topicIds.flatMap((id) => topicLines(buyer, id)));
  const withLetter = questions.map(toStatement).filter((line) => JSON.stringify(line).includes('#letter-'));
  expect(withLetter.length).toBeGreaterThan(0);
  expect(withLetter.map((line) => toStatement(line))).toEqual(withLetter);
  for (const line of withLetter) expect(JSON.stringify(line).match(/#letter-/g)).toHaveLength(1);
  const openFact: BuyerFact = {
    text: 'Who?',
    certainty: 'open',
    ask: 'them',
    checked: '2026-11-28',
    letter: '6',
  };
  expect(toStatement(toStatement(openFact))).toMatchObject({ ask: 'them ([Letter 6](#letter-6))' });
});
