import { percent } from '@/content/units';
import { zone } from './Targets';

const target = { name: '', text: '' };

test('the accepted zone follows the aim', () => {
  expect(zone({ ...target, aim: 'at-least', value: percent(95) })).toEqual({
    from: 95,
    to: 100,
    pointer: 95,
  });
  expect(zone({ ...target, aim: 'reduction', value: percent(70) })).toEqual({ from: 0, to: 30, pointer: 30 });
  expect(zone({ ...target, aim: 'improvement', value: percent(25) })).toEqual({
    from: 25,
    to: 100,
    pointer: 25,
  });
  expect(zone({ ...target, aim: 'none' })).toEqual({ from: 0, to: 0, pointer: 0 });
});
