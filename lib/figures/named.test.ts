import { plan } from '../planner/engine/plan';
import { monthsText } from '../planner/words/figures';
import { figureByName } from './named';

test('the figure for AQAP 2110 with an existing AS9100D equals the planner’s months', () => {
  const { total } = plan({ buyers: ['DE'], products: ['drones'], held: { as9100d: 'certified' } });
  expect(figureByName('aqap2110.withAs9100')).toBe(monthsText(total.months));
  expect(figureByName('aqap2110.withAs9100')).toBe('6.5–15 months');
});
