import { stations } from '@/content/stations';
import { dataRoom } from './data-room';

test('the list is that of the two stations, word for word, with the part that holds it', () => {
  const stationTexts = JSON.stringify([stations['defense-standards'], stations['nato-ready']]);
  const list = dataRoom();
  expect(list.map(({ href }) => href)).toEqual([
    ...Array(3).fill('/stations/defense-standards#checklists'),
    ...Array(2).fill('/stations/nato-ready#weeks'),
  ]);
  for (const item of list.flatMap(({ items }) => items)) expect(stationTexts).toContain(JSON.stringify(item));
});
