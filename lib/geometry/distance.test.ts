import { offices } from '@/content/site';
import { distanceKm } from './distance';

test('the two offices are 1,008 km apart, in both directions', () => {
  const [copenhagen, lviv] = offices;
  expect(Math.round(distanceKm(copenhagen, lviv))).toBe(1008);
  expect(Math.round(distanceKm(lviv, copenhagen))).toBe(1008);
});
