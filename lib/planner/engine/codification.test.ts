/** @jest-environment node */
import { defaultAnswers } from './answers';
import { plan } from './plan';

const actionsOf = (change: object) =>
  plan({
    ...defaultAnswers('2027-01'),
    buyers: ['UA'],
    products: ['drones'],
    data: ['NONE'],
    usItem: 'none',
    usPerson: 'no',
    homeCountry: 'UA',
    weapon: 'military',
    ...change,
  }).actions.map(({ id, letter }) => `${id} ${letter}`);

test('a Ukrainian maker that sells to Ukraine has the drone codified first', () => {
  expect(actionsOf({})[0]).toBe('codification null');
  expect(actionsOf({ homeCountry: 'DK' })).not.toContain('codification null');
  expect(actionsOf({ buyers: ['DE'] })).not.toContain('codification null');
});

test('letter U comes second where the US parts are known or unknown, and not at all without them', () => {
  for (const usItem of ['unknown', 'eccn', '600', 'usml'])
    expect(actionsOf({ usItem })[1]).toMatch(/^us-(statement|license) U$/);
  expect(actionsOf({ usItem: 'none' }).join()).not.toContain(' U');
});
