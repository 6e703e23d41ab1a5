import { blankFills } from './blank-fills';
import { plannerWords } from './words';

test('a letter is filled with what the answers say, and with nothing else', () => {
  expect(
    blankFills(
      {
        homeCountry: 'UA',
        buyers: ['DE'],
        data: ['RESTRICTED'],
        held: { iso9001: 'certified', cmmc: 'in-use' },
      },
      plannerWords,
    ),
  ).toEqual({
    'home-nation': 'Ukraine',
    'company-nation': '[company], Ukraine',
    nation: 'Germany',
    level: 'RESTRICTED',
    standard: 'ISO 9001, [body, scope, valid to]',
  });
});

test('a home country that is several nations, several buyers and no marking leave the brackets', () => {
  expect(
    blankFills({ homeCountry: 'EU_NATO', buyers: ['DE', 'PL'], data: ['NOT_TOLD'], held: {} }, plannerWords),
  ).toEqual({});
});
