import { plan } from '../engine/plan';
import { earVerdict } from './verdicts';
import { plannerWords } from './words';

const ear = (
  usItem: 'usml' | 'eccn',
  usPerson: 'no' | 'unknown',
  homeCountry: 'EU_NATO' | 'US' = 'EU_NATO',
) => earVerdict(plan({ buyers: ['DE'], products: ['parts'], usItem, usPerson, homeCountry }), plannerWords);

test('for an item on the Munitions List, states that ITAR leads: instead of "not needed", or after a question', () => {
  const { itarLeads: leads, itarLeadsUs } = plannerWords.copy.ear;
  expect(ear('usml', 'no')).toBe(leads);
  expect(ear('usml', 'unknown')).toMatch(new RegExp(`^Ask .+\\. ${leads}$`));
  expect(ear('eccn', 'no')).not.toContain(leads);
  expect(ear('usml', 'no', 'US')).toBe(itarLeadsUs);
});
