import { offices } from '@/content/site';
import { distanceKm } from './distance';

test('one degree of latitude at the equator is 110.6 km, not the 111.2 km of a sphere', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(110.57, 1);
});

test('the two offices are 1,008 km apart, in both directions', () => {
  const [copenhagen, lviv] = offices;
  expect(Math.round(distanceKm(copenhagen, lviv))).toBe(1008);
  expect(Math.round(distanceKm(lviv, copenhagen))).toBe(1008);
});

test('the distance of a place to itself is zero', () => {
  expect(distanceKm(offices[0], offices[0])).toBe(0);
});
