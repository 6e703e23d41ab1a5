import { buildDate } from '@/content/build-date';
import { calendarLanes } from './lanes';

test('every coming date keeps its label where labels compete for space', () => {
  const stops = calendarLanes.flatMap((lane) => lane.stops);
  const coming = stops.filter(({ label, effective = '' }) => label && effective > buildDate);
  expect(coming.filter(({ place }) => place === undefined).map(({ label }) => label)).toEqual([]);
});
