import { blankFills } from './blank-fills';
import { plannerWords } from './words';

test('fills the blanks of a letter only from the answers', () => {
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
    standard: 'ISO 9001, [certification body, scope, valid to]',
  });
});

test('leaves the blanks for several nations, several buyers or no marking', () => {
  expect(
    blankFills({ homeCountry: 'EU_NATO', buyers: ['DE', 'PL'], data: ['NOT_TOLD'], held: {} }, plannerWords),
  ).toEqual({});
});
