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

test('lists codification first for a Ukrainian manufacturer that sells drones to Ukraine', () => {
  expect(actionsOf({})[0]).toBe('codification null');
  expect(actionsOf({ homeCountry: 'DK' })).not.toContain('codification null');
  expect(actionsOf({ buyers: ['DE'] })).not.toContain('codification null');
});

test('lists letter U second when US parts are present or unknown, and omits it when there are none', () => {
  for (const usItem of ['unknown', 'eccn', '600', 'usml'])
    expect(actionsOf({ usItem })[1]).toMatch(/^us-(statement|license) U$/);
  expect(actionsOf({ usItem: 'none' }).join()).not.toContain(' U');
});
