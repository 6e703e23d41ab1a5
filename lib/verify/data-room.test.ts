import { stations } from '@/content/stations';
import { dataRoom } from './data-room';

test('contains the lists of the two stations literally, with links to their sections', () => {
  const stationTexts = JSON.stringify([stations['defense-standards'], stations['nato-ready']]);
  const list = dataRoom();
  expect(list.map(({ href }) => href)).toEqual([
    ...Array(3).fill('/stations/defense-standards#checklists'),
    '/stations/nato-ready#checklists',
    '/stations/nato-ready#registrations',
  ]);
  const [registrations, ...files] = list.reverse();
  for (const item of files.flatMap(({ items }) => items))
    expect(stationTexts).toContain(JSON.stringify(item));
  for (const words of registrations?.items.flatMap((item) => item.split(': ')) ?? [])
    expect(stationTexts).toContain(JSON.stringify(words));
});
