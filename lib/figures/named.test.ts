import { plan } from '../planner/engine/plan';
import { monthsText } from '../planner/words/figures';
import { figureByName } from './named';

test('with AS9100D in hand a text gives AQAP 2110 the months that the planner counts', () => {
  const { total } = plan({ buyers: ['DE'], products: ['drones'], held: { as9100d: 'certified' } });
  expect(figureByName('aqap2110.withAs9100')).toBe(monthsText(total.months));
  expect(figureByName('aqap2110.withAs9100')).toBe('6.5–15 months');
});
