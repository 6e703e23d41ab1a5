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
