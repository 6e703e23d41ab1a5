import { pathways } from '@/content/pathways';
import { metroLines, metroSize, metroStations } from './metro-map-places';

test('every pathway has its line, every stop its station on the map', () => {
  for (const { id, stops } of pathways) {
    expect(metroLines[id]).toBeDefined();
    for (const { certification } of stops) expect(metroStations[certification]).toBeDefined();
  }
});

test('a line with an optional stop has a dashed extension, the others have none', () => {
  for (const { id, stops } of pathways) {
    expect(Boolean(metroLines[id]?.extension)).toBe(stops.some((stop) => 'optional' in stop));
  }
});

test('the stations stand inside the drawing and not on one another', () => {
  const stations = Object.values(metroStations);
  for (const { x, y } of stations) {
    expect(x).toBeLessThan(metroSize.width);
    expect(y).toBeLessThan(metroSize.height);
    expect(stations.filter((other) => Math.hypot(other.x - x, other.y - y) < 44)).toHaveLength(1);
  }
});
